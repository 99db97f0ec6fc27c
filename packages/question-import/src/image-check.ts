import type { QuestionDraft } from './question-draft.ts';

/** One slash and then no second one: such a path cannot leave this site. */
const PATH_ON_THIS_SITE = /^(?:\/[^\s/\\]+)+$/;

/** A picture must be one of this site's own, and be told in words to those who do not see it. */
export function checkImage({ image, imageDescription, errors, warnings }: QuestionDraft): void {
  if (image === undefined) {
    if (imageDescription === undefined) return;
    errors.push({
      lineNumber: imageDescription.lineNumber,
      message: 'This question describes an image but has none. Add an "Image:" line, or take this line out.',
    });
  } else if (!PATH_ON_THIS_SITE.test(image.text)) {
    errors.push({
      lineNumber: image.lineNumber,
      message:
        'An image here is a path on this site that starts with "/", like "Image: /figures/circle.svg". ' +
        'To use another picture, take this line out and upload the picture in the question editor.',
    });
  } else if (imageDescription === undefined) {
    warnings.push({
      lineNumber: image.lineNumber,
      message:
        'This image has no description. Add an "Image description:" line, for those who do not see the picture.',
    });
  }
}
