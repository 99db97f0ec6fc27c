import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names.
 *
 * Two classes that set the same property are not told apart here. What a caller may set anew, a primitive marks with
 * the `base:` variant (see app.css), which loses to any other class: no merging at run time.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
