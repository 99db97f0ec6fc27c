import type { PlainPage } from './plain-page.ts';

export const TERMS: PlainPage = {
  over: 'Terms of Service',
  title: 'What you can expect, and what we ask',
  text: 'Short, and in plain words. By using this site you agree to it.',
  description:
    'The terms of Second Bell in plain words: what is free, what the practice tests are and are not, and what we ask of you.',
  sections: [
    {
      title: 'What this site is',
      paragraphs: [
        'Second Bell offers practice questions, practice tests and study materials for adults who prepare for the GED, TEAS, NCLEX-RN, HESI and HiSET exams. We wrote the questions ourselves. They are not real exam questions, and we do not belong to any of the companies that make these exams. The names of the exams belong to their owners.',
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'Nothing today. Everything here is free, and you need no account. “Order Now” on the home page opens a free practice test. If something is for sale one day, its price will stand beside it, and our 30-day money-back guarantee will hold for it.',
      ],
    },
    {
      title: 'What we cannot promise',
      paragraphs: [
        'A good score here is a good sign, but it is no promise for the real exam. We check our questions with care, and still a mistake may slip through. If you find one, please tell us.',
        'The nursing questions are for exam practice. They are not medical advice, and no rule for the care of a real person.',
        'We try to keep the site up day and night. Now and then it may be down for repairs.',
      ],
    },
    {
      title: 'What we ask of you',
      paragraphs: [
        'Use the site to learn and to teach. Print worksheets for yourself and your class. Please do not copy the whole collection to offer it elsewhere, do not try to break in, and do not flood the site or its contact form.',
      ],
    },
    {
      title: 'When this changes',
      paragraphs: [
        'If we change these terms, the new ones stand on this page. Questions? Write to us from the contact page: a person reads it.',
      ],
    },
  ],
};
