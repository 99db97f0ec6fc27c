import type { Item } from './exam-page.ts';
import { SUPPORT_EMAIL } from './site.ts';
import { PATHS, type SiteLink } from './site-links.ts';

export const CONTACT_META = {
  title: 'Contact',
  description:
    'Questions about an exam, a test or this site? Write to Second Bell, call us or chat. We answer within 24 hours.',
  keywords: 'contact Second Bell, support, help, phone hours, chat hours',
};

export const CONTACT_HERO = {
  over: 'Contact',
  title: 'Ask us anything',
  text: 'A person reads every message. We get back to you within 24 hours.',
};

/** Placeholder, like the address: the number is reserved for examples, so that nobody else is called. */
export const CONTACT_WAYS = {
  email: SUPPORT_EMAIL,
  phone: '(202) 555-0142',
  phoneHref: 'tel:+12025550142',
  note: 'The phone number and the address are samples until our lines are open.',
};

export type Hours = { days: string; hours: string };

export const BUSINESS_HOURS: readonly Hours[] = [
  { days: 'Monday to Friday', hours: '9 am to 6 pm' },
  { days: 'Saturday', hours: '10 am to 4 pm' },
  { days: 'Sunday', hours: 'Closed' },
];

/** Spec section 2: "Phone and chat support hours are shown." */
export const SUPPORT_HOURS: readonly (Hours & { way: string })[] = [
  { way: 'Phone', days: 'Monday to Friday', hours: '9 am to 6 pm' },
  { way: 'Chat', days: 'Every day', hours: '8 am to 10 pm' },
];

export const HOURS_NOTE = 'All times are Eastern Time.';

export const QUICK_LINKS: readonly SiteLink[] = [
  { label: 'Practice tests', to: PATHS.choosePracticeTest },
  { label: 'Study Materials', to: PATHS.studyMaterials },
  { label: 'Your results', to: PATHS.results },
  { label: 'About us', to: PATHS.about },
];

export const SUPPORT_CATEGORIES: readonly Item[] = [
  { title: 'Exam questions', text: 'Which exam you need, what it covers, and how to plan your weeks.' },
  { title: 'Technical help', text: 'A page that does not load, a test that stops, a score that is missing.' },
  {
    title: 'Billing',
    text: 'Everything is free today. Ask about prices to come, and the 30-day money-back guarantee.',
  },
];

/** Spec section 3: "examInterest (ged, teas, nclex, hiset, general, technical, billing)". */
export const EXAM_INTERESTS = [
  { value: 'ged', label: 'GED' },
  { value: 'teas', label: 'TEAS' },
  { value: 'nclex', label: 'NCLEX' },
  { value: 'hiset', label: 'HISET' },
  { value: 'general', label: 'General question' },
  { value: 'technical', label: 'Technical help' },
  { value: 'billing', label: 'Billing' },
] as const;

export const CONTACT_FORM = {
  title: 'Send us a message',
  fullName: 'Full name',
  email: 'Email',
  examInterest: 'What is it about? (optional)',
  noInterest: 'Choose a topic',
  message: 'Message',
  send: 'Send Message',
  /** Spec section 4, to the letter. */
  sending: 'Sending Message...',
};

/** Spec section 8, to the letter. */
export const CONTACT_SENT = {
  title: 'Message Sent Successfully!',
  description: "Thank you for contacting us. We'll get back to you within 24 hours.",
};
export const CONTACT_FAILED = {
  title: 'Error Sending Message',
  description: 'Please try again or contact us directly via email.',
};

export const FORM_PROBLEMS = {
  fullName: 'Write your name, so that we know how to greet you.',
  email: 'Write your email address, so that we can answer.',
  emailFormat: 'This does not look like an email address. It needs an @, like name@mail.com.',
  message: 'Write your question or message.',
  messageTooLong: 'This is too long to send. Make it shorter: 5,000 characters at most.',
  nameTooLong: 'This is too long. Use at most 200 characters.',
};

export type QuestionAndAnswer = { question: string; answer: string };

export const FAQ: readonly QuestionAndAnswer[] = [
  {
    question: 'Which exam do I need?',
    answer:
      'For a high school diploma, take the GED or the HiSET; your state says which one it accepts. For nursing school, ask the school: most want the TEAS or the HESI. To work as a registered nurse, you take the NCLEX-RN after your nursing program.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. Pick an exam and start. Your results stay in the browser that you used, so come back with the same one.',
  },
  {
    question: 'Can I practice on my phone?',
    answer: 'Yes. Every page works on a small screen, by touch, by keyboard and with a screen reader.',
  },
  {
    question: 'What is the difference between the two ways to practice?',
    answer:
      'When you learn as you go, you see after each answer if it was right, and why. In a timed test, you see your score and the answers at the end.',
  },
  {
    question: 'How fast do you answer?',
    answer: 'Within 24 hours. By phone or chat you reach us at once during support hours.',
  },
  {
    question: 'What if it is not for me?',
    answer:
      'There is a 30-day money-back guarantee for all that will be for sale. Today everything here is free, so there is nothing to pay back.',
  },
];
