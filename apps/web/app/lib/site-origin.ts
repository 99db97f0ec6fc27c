/** Where the site is found, without a slash at the end: absolute links of tags are made of it. Set at build time. */
export const ORIGIN = (import.meta.env.VITE_PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
