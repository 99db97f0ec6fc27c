import { LOAD_MORE_REVIEWS, MORE_REVIEWS_ALERT, REVIEWS, REVIEWS_TITLE } from '#copy/home.ts';
import { SAMPLE_QUOTES_NOTE } from '#copy/site.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { Quote } from '../sections/quote.tsx';
import { Section } from '../sections/section.tsx';

export function Reviews() {
  return (
    <Section id="reviews" title={REVIEWS_TITLE} text={SAMPLE_QUOTES_NOTE} ground="sunken">
      <ul className="grid gap-5 lg:grid-cols-3">
        {REVIEWS.map((review) => (
          <Card asChild key={review.role}>
            <li>
              <Quote {...review} />
            </li>
          </Card>
        ))}
      </ul>
      <Button
        intent="secondary"
        className="justify-self-center"
        // Spec section 2: it "only shows a browser alert".
        onClick={() => window.alert(MORE_REVIEWS_ALERT)}
      >
        {LOAD_MORE_REVIEWS}
      </Button>
    </Section>
  );
}
