import { Tabs } from 'radix-ui';

import { RichText } from './rich-text.tsx';

export type Exhibit = { title: string; text: string };

/** `place` names the text that the exhibits belong to, where parts of it can be marked. */
type ExhibitsProps = { tabs: readonly Exhibit[]; place: string | undefined };

/** The exhibits of a case as tabs: arrow keys go from one to the next. */
export function Exhibits({ tabs, place }: ExhibitsProps) {
  return (
    <Tabs.Root defaultValue={tabs[0]?.title ?? ''} className="grid gap-3">
      <Tabs.List aria-label="Exhibits" className="flex flex-wrap gap-2 border-b border-line pb-2">
        {tabs.map(({ title }) => (
          <Tabs.Trigger
            key={title}
            value={title}
            className="min-h-11 cursor-pointer rounded-control border-2 border-line-strong px-3 text-small font-semibold data-[state=active]:border-primary data-[state=active]:bg-primary-soft"
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ title, text }) => (
        <Tabs.Content key={title} value={title}>
          <RichText place={place && `${place}:${title}`} className="max-w-[65ch]">
            {text}
          </RichText>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
