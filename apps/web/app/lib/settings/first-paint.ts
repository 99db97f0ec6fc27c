import { SETTING_CHOICES } from '@second-bell/contract/setting-choices';

export const SETTINGS_KEY = 'second-bell.settings';

/** An event of the window: its detail is what is chosen now. */
export const SETTINGS_CHANGED = 'settings-changed';

const { textSize, theme, font, motion } = SETTING_CHOICES;

/**
 * Puts what was chosen on the root element, as `data-theme` and the like, which the style sheets know. A choice that is the
 * usual one stands there as nothing.
 */
const SHOW_SETTINGS = `({ key, event, looks }) => {
  const root = document.documentElement;
  const show = chosen => {
    for (const [name, [, ...others]] of Object.entries(looks)) {
      if (others.includes(chosen[name])) root.dataset[name] = chosen[name];
      else delete root.dataset[name];
    }
    const theme = root.dataset.theme;
    document.querySelectorAll('meta[name=theme-color]').forEach((meta, index) => {
      const its = ['light', 'dark'][index];
      meta.media = theme ? (theme === its ? 'all' : 'not all') : '(prefers-color-scheme: ' + its + ')';
    });
  };
  const showKept = () => {
    try {
      show(Object(JSON.parse(localStorage.getItem(key))));
    } catch {}
  };
  showKept();
  addEventListener(event, ({ detail }) => show(detail));
  addEventListener('storage', changed => (changed.key === key || changed.key === null) && showKept());
}`.replace(/\n\s*/g, ' ');

/**
 * An inline script for the head of every page: it runs before anything is painted, so that no page is shown first as it is
 * for others (decision 46). It stays to follow what is chosen on the page, and in other tabs.
 */
export const FIRST_PAINT_SCRIPT = `(${SHOW_SETTINGS})(${JSON.stringify({
  key: SETTINGS_KEY,
  event: SETTINGS_CHANGED,
  looks: { textSize, theme, font, motion },
})})`;
