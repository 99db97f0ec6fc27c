import { Link } from 'react-router';

import { EXAM_NOT_FOUND } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export function ExamNotFound() {
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-4 text-center">
      <h1 className="text-heading-l">{EXAM_NOT_FOUND.title}</h1>
      <p className="text-ink-soft">{EXAM_NOT_FOUND.text}</p>
      <Button asChild>
        <Link to={PATHS.home}>{EXAM_NOT_FOUND.action}</Link>
      </Button>
    </Card>
  );
}
