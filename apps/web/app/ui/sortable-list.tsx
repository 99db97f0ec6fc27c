import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ComponentProps, createContext, type ReactNode, useCallback, useMemo, useState } from 'react';

import {
  announcementsFor,
  MOVE_INSTRUCTIONS,
  placeWords,
  type SortableItem,
} from './sortable-announcements.ts';
import { cn } from './cn.ts';

type SortableListProps = {
  /** In the order shown; the name is what is said when one is moved. */
  items: readonly SortableItem[];
  /** All ids, in the new order. */
  onReorder: (ids: string[]) => void;
  /** Holds a `SortableRow` for each item. */
  children: ReactNode;
};

type Move = {
  items: readonly SortableItem[];
  /** Moves an item one place up (-1) or down (1); there has to be one. */
  moveBy: (id: string, step: -1 | 1) => void;
};

/** What the buttons and the handle of a row need. */
export const ListContext = createContext<Move>({ items: [], moveBy: () => undefined });
export const RowContext = createContext<ReturnType<typeof useSortable> | undefined>(undefined);

/**
 * A list whose order is changed by drag, by keyboard on the handle, or by buttons for those who can do neither. Each
 * move is said aloud.
 */
export function SortableList({ items, onReorder, children }: SortableListProps) {
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to !== -1 && from !== to) onReorder(arrayMove(ids, from, to));
  };
  const moving = useMemo(() => {
    const moveBy = (id: string, step: -1 | 1) => {
      const from = items.findIndex((item) => item.id === id);
      setSaid(placeWords(items, id, from + step));
      onReorder(arrayMove([...items], from, from + step).map((item) => item.id));
    };

    return { items, moveBy };
  }, [items, onReorder]);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(items),
        screenReaderInstructions: { draggable: MOVE_INSTRUCTIONS },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ListContext value={moving}>{children}</ListContext>
      </SortableContext>
      <output className="sr-only">{said}</output>
    </DndContext>
  );
}

type SortableRowProps = Omit<ComponentProps<'li'>, 'ref'> & {
  id: string;
  /** For a list that measures its rows. */
  ref?: (element: HTMLLIElement | null) => void;
};

/** One row of a sortable list; the controls inside it move it. */
export function SortableRow({ id, ref, style, className, ...props }: SortableRowProps) {
  const row = useSortable({ id });
  const { setNodeRef, transform, transition, isDragging } = row;
  const setElement = useCallback(
    (element: HTMLLIElement | null) => {
      setNodeRef(element);
      ref?.(element);
    },
    [setNodeRef, ref],
  );

  return (
    <RowContext value={row}>
      <li
        ref={setElement}
        style={{ ...style, transform: CSS.Translate.toString(transform), transition }}
        className={cn(className, isDragging && 'z-10 shadow-raised base:relative')}
        {...props}
      />
    </RowContext>
  );
}
