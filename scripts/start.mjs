// `npm start`: installs what is missing, builds what is stale, then runs the server until it is stopped.
import { ensureBuilt, ensureInstalled, projectEnvironment, projectNode, handOver } from './bootstrap.mjs';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from './server-command.mjs';

ensureInstalled();
ensureBuilt();
handOver(projectNode(), SERVER_ARGUMENTS, projectEnvironment(SERVER_ENVIRONMENT));
