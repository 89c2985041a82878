/** The server as it is, which also reports what it uses. */
import './report-usage.mjs';
import '../../packages/server/bundle/main.js';
