import type { PlainPage } from './plain-page.ts';

/** True for this product: whoever changes what is stored changes this page with it. */
export const PRIVACY: PlainPage = {
  over: 'Privacy Policy',
  title: 'What we keep about you',
  text: 'As little as we can. You need no account, we show no ads, and nobody follows you around the web from here.',
  description:
    'What Second Bell stores when you practice, how long, and where, in plain words. No account, no ads, no tracking.',
  sections: [
    {
      title: 'On our server',
      paragraphs: [
        'When you take a timed test, our server keeps your answers, what you flagged, how far you are, your score and the time you took. That is what your results page is made of. They are kept under a random number, not under your name: the number is in a cookie called “guest” that only our server can read.',
        'A test that you began and never finished is deleted after 90 days. Finished tests stay as long as this site runs. The cookie lasts a year from your last visit.',
        'If you write to us by the contact form, we keep your name, your email address, your topic and your message until an administrator deletes them. They may also be mailed to the administrators, so that somebody can answer you.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'Your browser keeps how far you are in a test and in each deck of flash cards, so that you can go on after a break. When you learn as you go, in the tests with instant feedback, your answers are not sent to us at all.',
        'It all goes away when you clear this site’s data in your browser. Then your results page starts from zero too: without the cookie nobody, not even you, can find your tests again.',
      ],
    },
    {
      title: 'With an account',
      paragraphs: [
        'An account is yours to make or leave. With one we keep your email address, the name you gave, your password in a form that nobody can read back, the kinds of devices you signed in with, your tests with every answer, and your settings.',
        'On your account page you can download all of it, end each session, and delete the account. Then it is all gone at once, and for good.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [
        'No ads. No tracking. No sale of data. The pages load nothing from other sites: no fonts, no scripts, no counters.',
        'We do not keep a list of who visited. To stop floods of messages, the server counts how much each internet address sends, in memory, for at most a day. Only failed logins of administrators are noted with their address, to stop people from guessing passwords.',
        'The link to WhatsApp leads to another company. What you write there is handled by its rules, not by these.',
      ],
    },
    {
      title: 'Where it is, and who can see it',
      paragraphs: [
        'Everything is stored in one database on the server of the school or company that runs this site. Administrators can read messages. They see how a question was answered on the whole, by all learners together.',
      ],
    },
    {
      title: 'Your choices',
      paragraphs: [
        'You can practice without leaving anything with us: use the tests with instant feedback, or block the cookie. To have a message deleted, write to us and name the address you used. Your results are yours to save: the results page makes a PDF of them.',
      ],
    },
  ],
};
