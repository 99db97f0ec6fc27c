import type { StudyMaterial } from '@second-bell/contract';
import { ExternalLink } from 'lucide-react';
import type { RefObject } from 'react';

import { defaultDescription } from '#copy/study-materials.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';

import { MaterialBadges } from '../material-badges.tsx';

type MaterialDialogProps = {
  material: StudyMaterial;
  url: string;
  onClose: () => void;
  /** The dialog is loaded after its button was pressed, so it does not know the button of itself. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Spec section 2: "a dialog with a button to open the resource in a new tab". */
export function MaterialDialog({ material, url, onClose, returnFocusTo }: MaterialDialogProps) {
  const { title, type, examType, content } = material;

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={title}
        description={content ?? defaultDescription(type, examType)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocusTo.current?.focus();
        }}
      >
        <div className="grid justify-items-start gap-5">
          <MaterialBadges material={material} />
          <Button asChild className="w-full sm:w-auto">
            <a href={url} target="_blank" rel="noopener">
              Open in a new tab
              <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
