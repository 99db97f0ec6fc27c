// Installs what is missing and builds what is stale, as `npm start` does, and serves nothing: for a container's image.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
