import type { StudyMaterial } from '@second-bell/contract';
import { Suspense, useRef, useState } from 'react';

import { lazyPart } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const loadDialog = () => import('./material-dialog.tsx');

/** Dialogs are code that most visitors never need. */
const MaterialDialog = lazyPart(async () => (await loadDialog()).MaterialDialog);

type StudyButtonProps = { material: StudyMaterial; url: string };

/** Spec section 2: "A Watch button (video) or Study button (others) appears when a url exists and opens a dialog." */
export function StudyButton({ material, url }: StudyButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = material.type === 'video' ? 'Watch' : 'Study';
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Button
        ref={button}
        aria-label={`${label}: ${material.title}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <MaterialDialog
            material={material}
            url={url}
            onClose={() => setIsOpen(false)}
            returnFocusTo={button}
          />
        </Suspense>
      )}
    </>
  );
}
