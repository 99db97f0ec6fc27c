import type { ItemHealth } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChartNoAxesColumn, Download, SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { type ContentPlace, contentPath } from '#copy/admin.ts';
import { ITEM_HEALTH } from '#copy/admin-item-health.ts';
import { adminQuery } from '#lib/admin-call.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

import { ItemList } from './item-list.tsx';
import { TestFigures } from './test-figures.tsx';
import { useItemHealthFile } from './use-item-health-file.ts';

const { title, lead, loading, fetchFailure, back, lost, toContent, none, file } = ITEM_HEALTH;

/** How the questions of a practice test work; `place` says which, and where its questions are. */
export function ItemHealthPage({ place }: { place: ContentPlace }) {
  const id = place.testId ?? '';
  const query = useQuery({
    ...adminQuery(calls.itemHealth.itemHealth, fetchFailure, { id }),
    enabled: id !== '',
    // Learners go on meanwhile.
    refetchOnMount: 'always',
  });
  if (id === '') return <Lost />;

  return (
    <QueryView query={query} loading={loading} notFound={<Lost />}>
      {(health) => <Loaded health={health} place={place} />}
    </QueryView>
  );
}

function Loaded({ health, place }: { health: ItemHealth; place: ContentPlace }) {
  const { test, items } = health;

  return (
    <>
      <PageHeader text={lead} actions={test.attempts > 0 && <FileButton id={test.id} />}>
        <Link
          to={contentPath(place)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back}
        </Link>
        <h1 className="text-heading-l wrap-anywhere">
          {title}: {test.title}
        </h1>
      </PageHeader>
      {test.attempts === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title={none.title}>
          {none.text}
        </EmptyState>
      ) : (
        <>
          <TestFigures test={test} />
          <ItemList items={items} hasOwnTimes={test.hasOwnTimes} />
        </>
      )}
    </>
  );
}

function FileButton({ id }: { id: string }) {
  const { mutate, isPending } = useItemHealthFile();

  return (
    <Button
      intent="secondary"
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate({ params: { id } });
      }}
    >
      <Download aria-hidden="true" />
      {isPending ? file.busy : file.open}
    </Button>
  );
}

function Lost() {
  const action = (
    <Button asChild intent="secondary">
      <Link to={contentPath({})}>{toContent}</Link>
    </Button>
  );

  return (
    <EmptyState icon={SearchX} heading="h1" title={lost.title} action={action}>
      {lost.text}
    </EmptyState>
  );
}
