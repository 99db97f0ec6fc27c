import { type ErrorCode, UPLOAD_MAX_QUESTIONS } from '@second-bell/contract';

import { GONE_MEANWHILE } from './admin.ts';
import { WRONG_TYPE } from './bulk-upload.ts';
import type { FAILURES } from './failures.ts';

const TRY_ELSE = 'Open it and print it to a new PDF, or copy its text and paste it here.';

const SAVE_AGAIN = 'Save it again as a new file, or copy its text and paste it here.';

/** What a sentence may name: how long to wait, and what is called so already. */
type About = { minutes: number; name: string | undefined };

type Sentence = string | ((about: About) => string);

const called = (name: string | undefined) => (name === undefined ? 'with this name' : `named ${name}`);

/** As `FAILURES`, for people who change content: there are others at the desk. */
export const DESK_FAILURES = {
  not_found: GONE_MEANWHILE,

  stale_edit: 'Someone else changed this since you opened it. Compare both versions, then save again.',
  order_changed: 'Someone changed this list meanwhile. Load it again, then set the order.',
  product_name_taken: ({ name }) => `There is a product ${called(name)} already. Choose another name.`,
  restored_name_taken: ({ name }) => `There is a product ${called(name)} now. Rename it first.`,
  product_deleted: 'The product it stood in was deleted too. Restore that first.',
  subject_deleted: 'The subject it stood in was deleted too. Restore that first.',
  practice_test_deleted: 'The practice test it stood in was deleted too. Restore that first.',
  not_restorable: 'This is no longer here to restore. It may have been restored already.',
  nothing_to_export: 'There is no practice test to export here yet. Add one first.',
  rescore_changed: 'The figures have changed since you looked. Look at them again, then correct the scores.',
  rescore_undone: 'This correction was undone already. There is nothing more to do.',
  rescore_overlaid: 'A later correction changed the same scores. Undo that one first.',

  nothing_to_import: 'There are no valid questions to import. Nothing was changed.',
  nothing_to_read: 'No file or text provided',
  already_imported: 'This text was added to this practice test before. Add it again?',
  too_many_questions: `This text holds too many questions. Import at most ${UPLOAD_MAX_QUESTIONS} at a time.`,
  unreadable_file: WRONG_TYPE.description,
  pdf_locked: 'This PDF is locked with a password. Save a copy without the password, then upload the copy.',
  text_too_slow: 'This text takes too long to read. Split it into parts, then import them one by one.',
  pdf_broken: `This PDF is damaged or is no PDF. ${TRY_ELSE}`,
  pdf_too_long: 'This PDF has too many pages. Split it into parts, then upload them one by one.',
  pdf_too_slow: `This PDF takes too long to read. ${TRY_ELSE}`,
  pdf_too_big: `This PDF takes too much memory to read. ${TRY_ELSE}`,
  pdf_pictures:
    'This PDF holds pictures of text, not text. Use a program that recognises text (OCR), or type the questions.',
  pdf_queue_full: 'Many files are being read. Wait a minute, then try again.',
  file_broken: `This file is damaged. ${SAVE_AGAIN}`,
  file_empty: 'This file holds no text. Choose another one, or type the questions here.',
  file_unknown: `This kind of file is not known here. ${SAVE_AGAIN}`,
  file_old_format:
    'This file has a password, or an old format. Save it without a password as .docx or .xlsx, then upload that.',
  file_too_slow: 'This file is too large to read at once. Split it into parts, then upload them one by one.',
  columns_unknown: 'Choose what each column of this table holds, then try again.',
  file_too_large: 'This file is too large. Choose a smaller one.',
  upload_incomplete: 'The upload arrived incomplete. Send it again.',
  unsupported_picture: 'Choose a picture in the format PNG, JPEG or WebP.',
  empty_picture: 'This file is empty. Choose another picture.',
  broken_picture: 'This picture is broken or cut off. Save it again, then send it.',
  picture_too_large: 'This picture is too large to show. Make it smaller, then send it again.',

  wrong_password: 'This is not your current password. Type it again.',
  too_many_passwords: ({ minutes }) =>
    `Too many wrong passwords. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  too_many_logins: 'Too many people are logging in at once. Wait a few seconds, then try again.',
  link_used:
    'This link was used already, or it is too old. Ask for a new one at the login page, or ask an administrator to invite you again.',
  already_administrator: 'This person is an administrator already.',
  own_removal: 'You cannot remove yourself. Ask another administrator to do it.',
} as const satisfies Record<Exclude<ErrorCode, keyof typeof FAILURES>, Sentence> &
  Partial<Record<ErrorCode, Sentence>>;
