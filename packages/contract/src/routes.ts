import type { EndpointShape } from './endpoint.ts';

/** The method and path of every call, each written once. Free of schemas, so that it is light enough for every page. */
export const routes = {
  health: {
    health: route('GET', '/api/health'),
    ready: route('GET', '/api/ready'),
  },
  catalog: {
    products: route('GET', '/api/student/products'),
    subjects: route('GET', '/api/student/products/:productId/subjects'),
    practiceTests: route('GET', '/api/student/subjects/:subjectId/practice-tests'),
    questions: route('GET', '/api/student/practice-tests/:testId/questions'),
    mockExams: route('GET', '/api/mock-exams'),
    topics: route('GET', '/api/practice-topics'),
  },
  exams: {
    exam: route('GET', '/api/exams/:examId'),
    questions: route('GET', '/api/exams/:examId/questions'),
  },
  attempts: {
    start: route('POST', '/api/test-attempts'),
    storeAnswer: route('POST', '/api/user-answers'),
    complete: route('PATCH', '/api/test-attempts/:id'),
    ofUser: route('GET', '/api/users/:userId/test-attempts'),
    progress: route('GET', '/api/users/:userId/progress'),
    one: route('GET', '/api/test-attempts/:id'),
    answers: route('GET', '/api/test-attempts/:id/answers'),
    questions: route('GET', '/api/test-attempts/:id/questions'),
  },
  attemptLog: {
    send: route('POST', '/api/test-attempts/:id/events'),
    read: route('GET', '/api/test-attempts/:id/events'),
    open: route('GET', '/api/users/:userId/open-attempts'),
  },
  practiceAnswers: {
    store: route('POST', '/api/users/:userId/practice-answers'),
  },
  progress: {
    answeredQuestions: route('GET', '/api/users/:userId/answered-questions'),
    overview: route('GET', '/api/users/:userId/progress-overview'),
    sessions: route('GET', '/api/users/:userId/sessions'),
    setGoal: route('PUT', '/api/users/:userId/weekly-goal'),
    setNote: route('PUT', '/api/users/:userId/question-notes/:questionId'),
  },
  practiceSets: {
    make: route('POST', '/api/users/:userId/practice-sets'),
  },
  review: {
    review: route('GET', '/api/users/:userId/review'),
    summary: route('GET', '/api/users/:userId/review/summary'),
    rate: route('POST', '/api/users/:userId/review/ratings'),
    decks: route('GET', '/api/users/:userId/review/decks'),
    addDeck: route('PUT', '/api/users/:userId/review/decks/:deckId'),
    removeDeck: route('DELETE', '/api/users/:userId/review/decks/:deckId'),
  },
  settings: {
    read: route('GET', '/api/users/:userId/settings'),
    change: route('PUT', '/api/users/:userId/settings'),
  },
  studyPlan: {
    plan: route('GET', '/api/users/:userId/plan'),
    save: route('PUT', '/api/users/:userId/plan'),
    remove: route('DELETE', '/api/users/:userId/plan'),
    shareCalendar: route('POST', '/api/users/:userId/plan/calendar'),
    endCalendar: route('DELETE', '/api/users/:userId/plan/calendar'),
    calendarFile: route('GET', '/api/users/:userId/plan.ics'),
    calendar: route('GET', '/api/plan-calendars/:token.ics'),
  },
  studyMaterials: {
    list: route('GET', '/api/study-materials'),
  },
  contact: {
    send: route('POST', '/api/contact-messages'),
  },
  contactAdministration: {
    messages: route('GET', '/api/admin/contact-messages'),
    markMessage: route('PATCH', '/api/admin/contact-messages/:id'),
    deleteMessage: route('DELETE', '/api/admin/contact-messages/:id'),
  },
  accounts: {
    login: route('POST', '/api/admin/login'),
    logout: route('POST', '/api/admin/logout'),
    ownSessions: route('GET', '/api/admin/sessions'),
    endOwnSession: route('DELETE', '/api/admin/sessions/:id'),
    logoutEverywhere: route('DELETE', '/api/admin/sessions'),
    changePassword: route('PUT', '/api/admin/password'),
    requestPasswordLink: route('POST', '/api/admin/password-links'),
    acceptInvitation: route('POST', '/api/admin/invitations/accept'),
    administrators: route('GET', '/api/admin/administrators'),
    invite: route('POST', '/api/admin/administrators'),
    removeAdministrator: route('DELETE', '/api/admin/administrators/:id'),
  },
  ownAccount: {
    me: route('GET', '/api/account'),
    rename: route('PATCH', '/api/account'),
    signUp: route('POST', '/api/account/sign-ups'),
    confirmSignUp: route('POST', '/api/account/sign-ups/confirm'),
    signIn: route('POST', '/api/account/sessions'),
    signOut: route('POST', '/api/account/sign-out'),
    requestReset: route('POST', '/api/account/password-links'),
    reset: route('POST', '/api/account/password-links/use'),
    sessions: route('GET', '/api/account/sessions'),
    endSession: route('DELETE', '/api/account/sessions/:id'),
    endOtherSessions: route('DELETE', '/api/account/sessions'),
    changePassword: route('PUT', '/api/account/password'),
    requestEmail: route('POST', '/api/account/email-changes'),
    confirmEmail: route('POST', '/api/account/email-changes/confirm'),
    dataJson: route('GET', '/api/account/data.json'),
    dataCsv: route('GET', '/api/account/data.zip'),
    deleteAccount: route('POST', '/api/account/deletion'),
  },
  passkeys: {
    passkeys: route('GET', '/api/account/passkeys'),
    options: route('POST', '/api/account/passkeys/options'),
    add: route('POST', '/api/account/passkeys'),
    rename: route('PATCH', '/api/account/passkeys/:id'),
    remove: route('DELETE', '/api/account/passkeys/:id'),
    signInOptions: route('POST', '/api/account/passkey-sign-ins/options'),
    signIn: route('POST', '/api/account/passkey-sign-ins'),
  },
  secondFactor: {
    state: route('GET', '/api/admin/second-factor'),
    enrol: route('POST', '/api/admin/second-factor'),
    confirm: route('POST', '/api/admin/second-factor/confirm'),
    remove: route('POST', '/api/admin/second-factor/remove'),
  },
  productAdministration: {
    initProducts: route('POST', '/api/admin/init-products'),
    products: route('GET', '/api/admin/products'),
    createProduct: route('POST', '/api/admin/products'),
    updateProduct: route('PUT', '/api/admin/products/:id'),
    deleteProduct: route('DELETE', '/api/admin/products/:id'),
  },
  subjectAdministration: {
    subjects: route('GET', '/api/admin/products/:id/subjects'),
    createSubject: route('POST', '/api/admin/subjects'),
    updateSubject: route('PUT', '/api/admin/subjects/:id'),
    deleteSubject: route('DELETE', '/api/admin/subjects/:id'),
    orderSubjects: route('PUT', '/api/admin/products/:id/subjects/order'),
  },
  practiceTestAdministration: {
    practiceTests: route('GET', '/api/admin/subjects/:id/practice-tests'),
    createPracticeTest: route('POST', '/api/admin/practice-tests'),
    updatePracticeTest: route('PUT', '/api/admin/practice-tests/:id'),
    deletePracticeTest: route('DELETE', '/api/admin/practice-tests/:id'),
    orderPracticeTests: route('PUT', '/api/admin/subjects/:id/practice-tests/order'),
    duplicatePracticeTest: route('POST', '/api/admin/practice-tests/:id/duplicate'),
  },
  questionAdministration: {
    questions: route('GET', '/api/admin/practice-tests/:id/questions'),
    createQuestion: route('POST', '/api/admin/questions'),
    updateQuestion: route('PUT', '/api/admin/questions/:id'),
    deleteQuestion: route('DELETE', '/api/admin/questions/:id'),
    deleteQuestions: route('POST', '/api/admin/practice-tests/:id/questions/delete'),
    duplicateQuestion: route('POST', '/api/admin/questions/:id/duplicate'),
    orderQuestions: route('PUT', '/api/admin/practice-tests/:id/questions/order'),
    moveQuestions: route('POST', '/api/admin/practice-tests/:id/questions/move'),
    passages: route('GET', '/api/admin/practice-tests/:id/passages'),
    createPassage: route('POST', '/api/admin/practice-tests/:id/passages'),
    updatePassage: route('PUT', '/api/admin/passages/:id'),
  },
  rescoring: {
    preview: route('GET', '/api/admin/questions/:id/rescore'),
    rescore: route('POST', '/api/admin/questions/:id/rescore'),
    undo: route('POST', '/api/admin/rescores/:id/undo'),
  },
  studyMaterialAdministration: {
    adminList: route('GET', '/api/admin/study-materials'),
    create: route('POST', '/api/admin/study-materials'),
    update: route('PUT', '/api/admin/study-materials/:id'),
    delete: route('DELETE', '/api/admin/study-materials/:id'),
    order: route('PUT', '/api/admin/study-materials/order'),
  },
  auditTrail: {
    auditTrail: route('GET', '/api/admin/audit-trail'),
    deletedContent: route('GET', '/api/admin/deleted-content'),
    restoreContent: route('POST', '/api/admin/deleted-content/:id/restore'),
  },
  images: {
    upload: route('POST', '/api/admin/images'),
    image: route('GET', '/api/images/:id'),
  },
  bulkUpload: {
    upload: route('POST', '/api/admin/questions/bulk-upload'),
  },
  itemHealth: {
    itemHealth: route('GET', '/api/admin/practice-tests/:id/item-health'),
    itemHealthFile: route('GET', '/api/admin/practice-tests/:id/item-health.csv'),
  },
  exports: {
    export: route('GET', '/api/admin/export'),
  },
};

/** Keeps the literal types of both. */
function route<const M extends EndpointShape['method'], const P extends EndpointShape['path']>(
  method: M,
  path: P,
) {
  return { method, path };
}
