import { DropdownMenu as Parts } from 'radix-ui';
import type { ReactElement } from 'react';

type MenuProps<Id extends string> = {
  /** The button that opens it; its words name the menu. */
  children: ReactElement;
  items: readonly { id: Id; name: string; text: string }[];
  onChoose: (id: Id) => void;
};

/**
 * A button with a list of things to do: arrow keys, first letters and Escape work as in any menu.
 *
 * It is not modal: it would keep the page from scrolling by writing a style element, which the security policy forbids.
 */
export function Menu<Id extends string>({ children, items, onChoose }: MenuProps<Id>) {
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-30 max-h-(--radix-dropdown-menu-content-available-height) w-72 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-surface-raised p-2 shadow-raised motion-safe:animate-fade-in"
      >
        {items.map(({ id, name, text }) => (
          <Parts.Item
            key={id}
            textValue={name}
            onSelect={() => onChoose(id)}
            className="cursor-pointer rounded-control px-3 py-2 data-highlighted:bg-primary-soft"
          >
            <span className="block font-semibold">{name}</span>
            <span className="block text-small text-ink-soft">{text}</span>
          </Parts.Item>
        ))}
      </Parts.Content>
    </Parts.Root>
  );
}
