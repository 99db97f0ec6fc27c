import { type SubmitEvent, useRef, useState } from 'react';

import { CONTACT_FAILED, CONTACT_FORM, CONTACT_SENT, EXAM_INTERESTS } from '#copy/contact.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormField } from '#ui/form-field.tsx';
import { notify } from '#ui/notify.ts';

import { findProblems, type Message, type Problems, sendMessage } from './message.ts';

export function ContactForm() {
  const { form, problems, isSending, submit } = useContactForm();

  return (
    <Card asChild className="grid content-start gap-6">
      <section aria-labelledby="form">
        <h2 id="form" className="text-heading-m">
          {CONTACT_FORM.title}
        </h2>
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <FormField label={CONTACT_FORM.fullName} problem={problems.fullName}>
            <input name="fullName" type="text" autoComplete="name" required />
          </FormField>
          <FormField label={CONTACT_FORM.email} problem={problems.email}>
            <input name="email" type="email" autoComplete="email" required />
          </FormField>
          <FormField label={CONTACT_FORM.examInterest}>
            <select name="examInterest" defaultValue="">
              <option value="">{CONTACT_FORM.noInterest}</option>
              {EXAM_INTERESTS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </FormField>
          <FormField label={CONTACT_FORM.message} problem={problems.message}>
            <textarea name="message" rows={6} required />
          </FormField>
          <Button
            type="submit"
            size="large"
            disabled={isSending}
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {isSending ? CONTACT_FORM.sending : CONTACT_FORM.send}
          </Button>
        </form>
      </section>
    </Card>
  );
}

function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = valuesOf(event.currentTarget);
    const found = findProblems(message);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusField(event.currentTarget, first);

    setIsSending(true);
    try {
      await sendMessage(message);
      form.current?.reset();
      notify.success(CONTACT_SENT.title, CONTACT_SENT.description);
    } catch {
      notify.failure(CONTACT_FAILED.title, CONTACT_FAILED.description);
    } finally {
      setIsSending(false);
    }
  };

  return { form, problems, isSending, submit };
}

function valuesOf(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const textOf = (name: keyof Message) => {
    const value = data.get(name);

    return typeof value === 'string' ? value : '';
  };

  return {
    fullName: textOf('fullName'),
    email: textOf('email'),
    examInterest: textOf('examInterest'),
    message: textOf('message'),
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
