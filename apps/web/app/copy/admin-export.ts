import type { ExportFormat } from '@second-bell/contract';

export const EXPORT = {
  open: 'Export',
  busy: 'Exporting…',
  success: { title: 'Export finished', description: 'The file is with your downloads.' },
  failure: 'Failed to export',
} as const;

/** Each format, and who reads it. */
export const EXPORT_FORMATS: Readonly<Record<ExportFormat, { name: string; text: string }>> = {
  text: { name: 'Text', text: 'For bulk upload here, or a word processor' },
  csv: { name: 'CSV', text: 'For spreadsheets' },
  gift: { name: 'GIFT', text: 'For Moodle' },
  'qti-2.1': { name: 'QTI 2.1', text: 'For most learning platforms' },
  'qti-3.0': { name: 'QTI 3', text: 'For the newest learning platforms' },
};
