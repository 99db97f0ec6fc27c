import { createHash } from 'node:crypto';

type StartFile = { name: string; code: string };

const PRELOADS = /<link rel="modulepreload" href="(?<href>[^"]+)"\/>/g;
const START_SCRIPT = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;

/**
 * Lets a prerendered page be painted before its code is fetched (decision 9): on a slow network text, style and fonts
 * come first. The router's own start script moves to a file, which an inline script asks for after the first frame.
 */
export function startAfterPaint(html: string): { html: string; start: StartFile } {
  const code = START_SCRIPT.exec(html)?.groups?.['code'];
  const preloads = [...html.matchAll(PRELOADS)].map(({ groups }) => groups?.['href'] ?? '');
  if (code === undefined || preloads.length === 0)
    throw new Error('The router writes its start differently now');

  const name = `assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  const inline = `<script>(${AFTER_PAINT})(${JSON.stringify([...preloads, `/${name}`])})</script>`;

  return {
    html: html.replaceAll(PRELOADS, '').replace(START_SCRIPT, () => inline),
    start: { name, code },
  };
}

/**
 * Until the page answers (`page-ready`, sent by app/root.tsx), what is pressed is kept, and pressed again then. A plain
 * link works without code and is left alone; one whose code finds a better way (`data-waits`) is kept too. What is typed
 * or chosen is told again as well: React has not heard of it, and takes a value that it knows already for no change. One
 * field after the other, so that each finds the page that the one before it made.
 * What is kept is heard by nobody else, or a press while React takes the page over would count twice.
 * The last address is the start file, which imports all others.
 */
const AFTER_PAINT = `addresses => {
  const early = [];
  const typed = new Map();
  const note = event => typed.set(event.target, event.target.value);
  const keep = event => {
    const pressed = event.target.closest('button, input[type=radio], a[data-waits]');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!pressed || opensElsewhere) return;
    event.stopImmediatePropagation();
    if (pressed.type === 'submit' || pressed.href) event.preventDefault();
    early.push(pressed);
  };
  const tell = (field, value) => {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  };
  addEventListener('click', keep, true);
  addEventListener('input', note, true);
  addEventListener('page-ready', () => {
    removeEventListener('click', keep, true);
    removeEventListener('input', note, true);
    const fields = [...typed].filter(([field]) => field.type !== 'radio');
    for (const [field, value] of fields) setTimeout(() => tell(field, value));
    for (const pressed of early) {
      if (pressed.type === 'radio') pressed.checked = false;
      pressed.click();
    }
  }, { once: true });
  requestAnimationFrame(() => setTimeout(() => {
    for (const href of addresses) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(addresses.at(-1));
  }));
}`.replace(/\n\s*/g, ' ');
