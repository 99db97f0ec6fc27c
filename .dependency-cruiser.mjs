// The arrows of the house: who may import whom (ARCHITECTURE.md). `npm run check` holds them.

/** Named imports of a package's own folders (`#ui/button.tsx`) are resolved before these patterns see them. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      comment: 'xast and mdast are types alone: their packages are @types/xast and @types/mdast',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\./\\+types/|^virtual:|^(xast|mdast)$' },
    },
    {
      name: 'contract-imports-zod-and-names',
      comment:
        'of the types of questions the contract knows names and forms, which are no code (decision 41)',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^packages/contract/src',
          '^node_modules/zod/',
          '^packages/question-types/src/(index|item|question-type)\\.ts$',
        ],
      },
    },
    {
      name: 'browser-code-takes-the-small-zod',
      comment:
        'zod/mini loads what is used; one import of all of zod loads it for every page that uses zod (decision 11)',
      severity: 'error',
      from: {
        path: '^(packages/(contract|question-types)/src|apps/web/app)/',
        pathNot: '\\.test\\.tsx?$|\\.server\\.ts$',
      },
      to: { path: '^node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'calls-load-nothing',
      comment: 'every page that asks for data loads the calls: schemas would come with them (decision 11)',
      severity: 'error',
      from: { path: '^packages/contract/src/(calls|routes)\\.ts$' },
      to: { dependencyTypesNot: ['type-only'], pathNot: '^packages/contract/src/routes\\.ts$' },
    },
    {
      name: 'public-pages-load-no-contract',
      comment:
        'only the calls, and types: the desk and the forms of an account alone are checked by the schemas (decisions 11, 47)',
      severity: 'error',
      from: {
        path: '^apps/web/app/features/(?!admin-|account/)',
        pathNot: '\\.test\\.tsx?$|\\.server\\.ts$',
      },
      to: {
        path: '^packages/contract/src/',
        pathNot: '/(?:calls|setting-choices)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pure-packages-import-nothing',
      comment: 'rules without I/O, React or each other; how a text is written is known to all of them',
      severity: 'error',
      from: {
        path: '^packages/(domain|question-text)/src',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: { pathNot: ['^packages/($1|question-text|question-types)/src'] },
    },
    {
      name: 'question-import-imports-entities',
      comment:
        'text in, questions out, without I/O; the names of characters on web pages are those of the library',
      severity: 'error',
      from: { path: '^packages/question-import/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        pathNot: ['^packages/(question-import|question-text|question-types)/src', '^node_modules/entities/'],
      },
    },
    {
      name: 'review-imports-domain-and-fsrs',
      comment: 'rules without I/O or React; the forgetting curve is that of the library (decision 50)',
      severity: 'error',
      from: { path: '^packages/review/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: ['^packages/(review|domain)/src', '^node_modules/ts-fsrs/'] },
    },
    {
      name: 'the-calculator-is-apart',
      comment: 'keys in, a display out: it knows no exam (decision 56)',
      severity: 'error',
      from: { path: '^packages/calculator/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/calculator/src', '^node_modules/(decimal|fraction)\\.js/'] },
    },
    {
      name: 'question-types-import-zod-only',
      comment: 'rules and schemas without I/O or React (decision 30); how a text is written is known to all',
      severity: 'error',
      from: { path: '^packages/question-types/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: ['^packages/(question-types|question-text)/src', '^node_modules/zod/'] },
    },
    {
      name: 'question-types-are-apart',
      comment: 'a type is a folder: what two of them share stands beside the folders (decision 30)',
      severity: 'error',
      from: { path: '^packages/question-types/src/([^/]+)/', pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^packages/question-types/src/[^/]+/', pathNot: '^packages/question-types/src/($1|text)/' },
    },
    {
      name: 'server-and-web-are-apart',
      severity: 'error',
      from: { path: '^apps/(server|web)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-imports-no-question-import',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(calculator|contract|domain|question-text|question-types|review)/',
      },
    },
    {
      name: 'features-are-apart',
      comment: 'what two features share belongs in ui, lib or copy',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'policies-are-pure',
      comment: 'who may do what is a table that anyone can read: no request, no database (decision 14)',
      severity: 'error',
      from: { path: '^apps/server/src/policies/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(packages/contract/src|apps/server/src/policies)/' },
    },
    {
      name: 'modules-are-apart',
      comment:
        'what two modules of the server share belongs in a kernel; these six are all (ARCHITECTURE.md)',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: '^apps/server/src/modules/($1|answered|audit-trail|catalog|desk|exams|test-versions)/',
      },
    },
    {
      name: 'ui-is-a-leaf',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/app/|^packages/', pathNot: '^apps/web/app/ui/|^packages/question-text/' },
    },
    {
      name: 'what-features-share-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/app/(lib|copy|exam-tools|question-types|test-screen)/' },
      to: { path: '^apps/web/app/(features|routes)/' },
    },
    {
      name: 'only-repos-touch-drizzle',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: ['\\.repo\\.ts$', '/database/', '/testing/', '\\.test\\.ts$'],
      },
      to: { path: '^node_modules/(drizzle-orm|pg|@electric-sql/pglite)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/build/|\\.react-router/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
