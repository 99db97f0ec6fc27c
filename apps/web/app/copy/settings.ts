import type { Settings } from '@second-bell/contract/setting-choices';

type Words = {
  [Name in keyof Settings]: {
    title: string;
    hint?: string;
    /** Each choice in words. */
    choices: Readonly<Record<Settings[Name], string>>;
  };
};

/** What each setting is called and what it does. */
export const SETTING_WORDS: Words = {
  textSize: {
    title: 'Text size',
    hint: 'For the whole site and every test.',
    choices: { 100: 'Usual', 115: 'Large', 130: 'Larger', 150: 'Very large', 175: 'Largest' },
  },
  theme: {
    title: 'Colors',
    choices: { system: 'As on my device', light: 'Light', dark: 'Dark' },
  },
  font: {
    title: 'Letters',
    hint: 'OpenDyslexic has heavy lower edges. Some readers with dyslexia find it easier.',
    choices: { standard: 'Usual', dyslexia: 'OpenDyslexic' },
  },
  motion: {
    title: 'Movement',
    hint: 'Things that slide or fade on the screen.',
    choices: { system: 'As on my device', reduced: 'As little as possible' },
  },
  readAloud: {
    title: 'Read aloud',
    hint: 'Buttons in each test that read the question and its options to you, with a voice of your device.',
    choices: { shown: 'Show the buttons', hidden: 'Hide them' },
  },
  timer: {
    title: 'Clock in a timed test',
    hint: 'A hidden clock still tells you when 5 minutes and 1 minute are left.',
    choices: { shown: 'Show it', hidden: 'Hide it' },
  },
  extraTime: {
    title: 'Extra time',
    hint: 'For timed tests that you start from now on. Without a limit a test never ends by itself.',
    choices: {
      none: 'None',
      '1.25': '1¼ times',
      '1.5': '1½ times',
      2: 'Twice',
      untimed: 'No time limit',
    },
  },
};

export const SETTINGS = {
  title: 'Settings',
  description: 'Text size, colors, letters, reading aloud and extra time, as you need them.',
  intro: 'Make the site fit you. Each choice works at once, in every test and on every page.',
  kept: 'Your choices are kept on this device.',
  keptWithAccount: 'Your choices are kept with your account, for all your devices.',
  look: 'How it looks',
  tests: 'In a test',
  all: 'All settings',
  newTab: '(opens in a new tab; your test stays here)',
  reset: 'Set everything back',
};

export const NO_VOICE = 'This browser has no voice to read with, so the tests show no such buttons here.';
