import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The map of URLs. */
export default [
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('ged', 'routes/ged.tsx'),
    route('teas', 'routes/teas.tsx'),
    route('nclex', 'routes/nclex.tsx'),
    route('hiset', 'routes/hiset.tsx'),
    route('hesi', 'routes/hesi.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('settings', 'routes/settings.tsx'),
    layout('routes/data-layout.tsx', [
      route('search', 'routes/search.tsx'),
      route('practice-test', 'routes/choose-practice-test.tsx'),
      route('practice-test/:examId', 'routes/practice-test.tsx'),
      route('results', 'routes/results.tsx'),
      route('review', 'routes/review.tsx'),
      route('progress', 'routes/progress.tsx'),
      route('practice/:setId', 'routes/practice-set.tsx'),
      route('plan', 'routes/plan.tsx'),
      route('student/select-product', 'routes/select-product.tsx'),
      route('student/dashboard/:productId', 'routes/student-dashboard.tsx'),
      route('student/test/:testId', 'routes/student-test.tsx'),
      route('admin', 'routes/admin-login.tsx', { id: 'admin' }),
      route('admin-login', 'routes/admin-login.tsx'),
      route('admin-invitation', 'routes/admin-invitation.tsx'),
    ]),
    route('study-materials', 'routes/study-materials.tsx'),
    layout('routes/reading-layout.tsx', [
      route('study-materials/guides/:slug', 'routes/study-guide.tsx'),
      route('study-materials/flashcards/:slug', 'routes/flashcard-deck.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/data-layout.tsx', { id: 'desk-data' }, [
    route('admin-dashboard', 'routes/desk-layout.tsx', [
      index('routes/desk-content.tsx'),
      route('study-materials', 'routes/desk-study-materials.tsx'),
      route('administrators', 'routes/desk-administrators.tsx'),
      route('messages', 'routes/desk-messages.tsx'),
      route('history', 'routes/desk-history.tsx'),
      route('item-health', 'routes/desk-item-health.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
