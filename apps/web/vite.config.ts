import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Few files instead of thirty: each one costs a slow phone some milliseconds before the page answers. */
const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|clsx|class-variance-authority|@radix-ui\/react-(?:slot|compose-refs))\//;
/** What every page needs, or all but a few. */
const FRAME =
  /\/app\/(?:features\/site|copy\/site|lib\/(?:format|page-meta|site-origin|structured-data|use-focus-on-change|use-shortcuts)|ui\/(?:badge|bell-mark|button|card|cn|notice|notify|plain-toast|skip-link|spinner|toaster|illustrations\/(?:scene|bus-stop))\.)/;
/** What is kept of the tests that are under way, for the exam pages to offer and for the tests themselves. */
const OPEN_TESTS = /\/app\/lib\/(?:open-tests|storage)\./;
/** What the exam pages share. */
const SECTIONS =
  /\/app\/(?:features\/marketing\/(?:sections\/|start\/start-|exams\/(?:exam-|resources|subject-cards))|lib\/exam-meta)/;
/** What pages share that ask the server for something, and say how that goes. */
const REQUESTS =
  /\/contract\/src\/(?:calls|routes)\.|\/app\/(?:lib\/(?:api-client|failure-message|query-view)|ui\/(?:empty-state|failure))\./;
/** What most of those pages also share: a cache of the replies. */
const QUERIES =
  /\/node_modules\/@tanstack\/(?:query-core|react-query)\/|\/app\/lib\/(?:endpoint-query|query-client)\./;

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
            codeSplitting: {
              // The first group that fits takes a file, and what it imports.
              groups: [
                { name: 'libraries', test: LIBRARIES },
                { name: 'frame', test: FRAME },
                { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
                { name: 'open-tests', test: OPEN_TESTS },
                { name: 'sections', test: SECTIONS },
                { name: 'requests', test: REQUESTS },
                { name: 'queries', test: QUERIES },
              ],
            },
          },
        },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
