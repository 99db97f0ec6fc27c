import { zodResolver } from '@hookform/resolvers/zod';
import type { ErrorCode } from '@second-bell/contract';
import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

import { FailureWords } from '#ui/failure.tsx';

import { errorCode } from '../failure-message.ts';
import { isAboutCode } from '../second-factor/code-failure.ts';
import { useCodeStep } from '../second-factor/use-code-step.ts';

type AccountForm<Fields extends FieldValues, Reply> = {
  schema: z.ZodMiniType<Fields, Fields>;
  empty: DefaultValues<Fields>;
  /** With the code of an app where the call asked for one. */
  send: (fields: Fields & { code?: string | undefined }) => Promise<Reply>;
  /** The field that a failure is about, by its code. */
  fieldOf?: Partial<Record<ErrorCode, Path<Fields>>>;
  onDone: (reply: Reply, fields: Fields) => void;
};

/** A form of an account: checked by the contract, sent once at a time; what the server says of a field stands at that field. */
export function useAccountForm<Fields extends FieldValues, Reply>({
  schema,
  empty,
  send,
  fieldOf = {},
  onDone,
}: AccountForm<Fields, Reply>) {
  const wordsFor = use(FailureWords);
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: empty,
    // Each field is described where it stands; the summary leads to them.
    shouldFocusError: false,
  });
  const mutation = useMutation<Reply, Error, Fields & { code?: string | undefined }>({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure) => {
      const code = errorCode(failure);
      const field = code && fieldOf[code];
      if (field === undefined) return;
      setError(field, { message: wordsFor(failure) });
      setFocus(field);
    },
  });
  const { isPending, error } = mutation;
  const codeStep = useCodeStep(mutation);
  const code = errorCode(error);
  const isAboutField = code !== undefined && fieldOf[code] !== undefined;
  const problemOf = (name: Path<Fields>) => messageOf(formState.errors[name]);

  return {
    /** What an input takes: its name, its listeners and what is wrong with it. */
    field: (name: Path<Fields>) => ({ ...register(name), problem: problemOf(name) }),
    problems: Object.keys(formState.errors).map((name) => ({
      name,
      message: problemOf(name as Path<Fields>) ?? '',
      focus: () => setFocus(name as Path<Fields>),
    })),
    /** Counts the tries that the fields stopped: the summary is read out at each. */
    tries: formState.submitCount,
    submit: handleSubmit((fields) => codeStep.send(fields)),
    /** There where the code of an app is asked for, in place of the fields. */
    codeStep: codeStep.step,
    isSending: isPending,
    failure: error === null || isAboutField || isAboutCode(error) ? undefined : wordsFor(error),
    reset,
    focus: setFocus,
  };
}

function messageOf(error: unknown): string | undefined {
  return (error as { message?: string } | undefined)?.message;
}
