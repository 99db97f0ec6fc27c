/** Takes the log of an app, to look at what was written: given to `useApp`. */
export function captureLog() {
  let text = '';

  return {
    write(line: string): void {
      text += line;
    },
    clear(): void {
      text = '';
    },
    get text() {
      return text;
    },
    /** The codes of the one-time links in the mails, which are written to the log where there is no mail server. */
    get linkCodes() {
      return Array.from(text.matchAll(/\/[\w-]+#([\w-]{43})/g), ([, code = '']) => code);
    },
  };
}
