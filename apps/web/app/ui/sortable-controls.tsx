import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { use, useLayoutEffect, useRef } from 'react';

import { cn } from './cn.ts';
import { ListContext, RowContext } from './sortable-list.tsx';

const LOOK =
  'grid size-11 place-items-center rounded-control text-ink-soft hover:bg-surface-sunken hover:text-ink';

/** The handle and the two buttons that move a row of a sortable list. A list of one has nothing to move. */
export function SortableControls({ id }: { id: string }) {
  const { items, moveBy } = use(ListContext);
  const place = items.findIndex((item) => item.id === id);
  const name = items[place]?.name ?? '';
  const pressed = useKeptFocus(place);
  if (items.length < 2) return null;

  return (
    <div className="flex items-center">
      <SortableHandle name={name} />
      {([-1, 1] as const).map((step) => (
        <MoveButton
          key={step}
          step={step}
          name={name}
          isAtEnd={!(place + step in items)}
          onMove={(button) => {
            pressed.current = { button, place };
            moveBy(id, step);
          }}
        />
      ))}
    </div>
  );
}

/** What a row is dragged by; with the keyboard too. */
export function SortableHandle({ name }: { name: string }) {
  const row = use(RowContext);

  return (
    <button
      ref={row?.setActivatorNodeRef}
      type="button"
      className={cn(LOOK, 'cursor-grab touch-none active:cursor-grabbing')}
      {...row?.attributes}
      {...row?.listeners}
      aria-roledescription="handle"
    >
      <GripVertical aria-hidden="true" className="size-5" />
      <span className="sr-only">Drag {name}</span>
    </button>
  );
}

type MoveButtonProps = {
  step: -1 | 1;
  name: string;
  /** It stays there and keeps the focus, but moves nothing. */
  isAtEnd: boolean;
  onMove: (button: HTMLButtonElement) => void;
};

function MoveButton({ step, name, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = step < 0 ? ArrowUp : ArrowDown;

  return (
    <button
      type="button"
      aria-disabled={isAtEnd}
      className={cn(LOOK, 'cursor-pointer aria-disabled:cursor-not-allowed aria-disabled:opacity-40')}
      onClick={(event) => !isAtEnd && onMove(event.currentTarget)}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">
        Move {name} {step < 0 ? 'up' : 'down'}
      </span>
    </button>
  );
}

/** The browser takes the focus from a button that is moved in the page: the one just pressed gets it back. */
function useKeptFocus(place: number) {
  const pressed = useRef<{ button: HTMLButtonElement; place: number }>(null);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.place === place) return;

    pressed.current.button.focus();
    pressed.current = null;
  });

  return pressed;
}
