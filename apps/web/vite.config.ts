import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Which modules share a file, the first group that fits taking a module and what it imports. Each file costs a slow phone
 * some milliseconds, and ten small ones compress a fifth worse than one; but none may bring a page what it does not need.
 * So there is a group for each kind of page, from what all of them need to what one kind alone needs.
 */
const GROUPS = [
  {
    name: 'libraries',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|clsx|class-variance-authority|@radix-ui\/react-(?:slot|compose-refs))\//,
  },
  {
    // Every page, or all but a few.
    name: 'frame',
    test: /vite\/preload-helper|\/app\/(?:features\/site\/(?!not-found)[\w-]+|copy\/site(?:-links)?|lib\/(?:format|page-meta|site-origin|use-focus-on-change|use-shortcuts|open-tests|storage|review-due|log-failure|settings\/first-paint|offline\/(?:version-notice|new-version|missing-part|names|registration|test-pages))|ui\/(?:badge|bell-mark|button|card|cn|late|lazy-part|load-soon|notice|notify|plain-toast|progress-bar|skip-link|spinner|toaster))\./,
  },
  {
    // Those of the screen of a test; one that is left out costs it a file of three.
    name: 'test-icons',
    test: /\/lucide-react\/.*\/(?:arrow-left|award|circle-dot|clipboard-list|cloud-download|cloud-off|flag|keyboard|lightbulb|list-checks|log-out|monitor-smartphone|rotate-ccw|search-x|square|volume-2)\.mjs/,
  },
  {
    // Pages that need the same ones share a file of them.
    name: 'icons',
    test: /\/lucide-react\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
  },
  {
    // Landing pages as well as pages of a learner: what can be gone on with.
    name: 'continue',
    test: /\/app\/(?:ui\/sample-mark|lib\/(?:time-zone|continue-tests))\./,
  },
  {
    // A question as it is read: in tests, in the review, and as a sample on the home page.
    name: 'question',
    test: /\/app\/ui\/(?:rich-text|option|option-list|option-mark|strike-button|strikes)\.tsx?$/,
  },
  {
    // Pages that ask the server for something, and say how that goes.
    name: 'data',
    test: /\/contract\/src\/(?:calls|routes)\.|\/node_modules\/@tanstack\/(?:query-core|react-query)\/|\/app\/(?:lib\/(?:api-client|failure-message|query-view|endpoint-query|query-client|outbox|tests-sent|practice-answers|use-send-practice-answers|practice-run|random-name|settings\/settings|offline\/(?:offline-help|kept-on-device|kept-tests))|ui\/(?:empty-state|failure))\./,
  },
  {
    // Pages that keep an attempt, or look at one that is kept.
    name: 'log',
    test: /\/app\/lib\/(?:attempt-log\/(?:open-log|attempt-log|device-store|test-clock|use-log)|server-time)\./,
  },
  {
    // The screen of a test, in either mode.
    name: 'tests',
    test: /\/app\/(?:copy\/(?:test-screen|catalog)\.|test-screen\/(?!strategy)|exam-tools\/tool-(?:room|log)|lib\/(?:attempt-log\/|read-aloud\/(?!spoken))|lib\/(?:reading|settings\/test-settings|use-show-on-change|offline\/(?:keep-opened|test-addresses))\.|question-types\/(?:item-rules|picture-of|rationales|option-labels)\.|ui\/(?:reading-pane|shortcut-help|picture|use-read-on|line-text)\.)/,
  },
  {
    // The home page and those of the exams.
    name: 'landing',
    test: /\/app\/(?:features\/marketing\/(?:sections\/|start\/start-|exams\/(?:exam-|resources|subject-cards))|lib\/(?:exam-meta|structured-data)\.|ui\/illustrations\/)/,
    minShareCount: 2,
  },
];

export default defineConfig(({ mode, isSsrBuild }) => ({
  // Unit tests render components alone: the router's plugin would look for a running app.
  plugins: mode === 'test' ? [] : [tailwindcss(), reactRouter()],
  build: {
    // The security policy takes fonts and pictures from files of this site only, so none is written into a style sheet.
    assetsInlineLimit: 0,
    // For scripts/make-service-worker.ts, which takes it away.
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: GROUPS },
          },
        },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
