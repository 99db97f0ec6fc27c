import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  // Unit tests render components alone: the router's plugin would look for a running app.
  plugins: mode === 'test' ? [] : [tailwindcss(), reactRouter()],
  // The security policy takes fonts and pictures from files of this site only, so none is written into a style sheet.
  build: { assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
