import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@second-bell/contract';
import { useForm } from 'react-hook-form';

import { LOGIN_FAILED } from '#copy/admin.ts';
import { isAboutCode } from '#lib/second-factor/code-failure.ts';
import { CodeStep } from '#lib/second-factor/code-step.tsx';
import { useCodeStep } from '#lib/second-factor/use-code-step.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';

import { loginProblem, useLogin } from './use-login.ts';

/** Email and password, both required (spec section 5), then a code where that is switched on. A session that starts is noticed by whoever shows this form. */
export function LoginForm({ email = '' }: { email?: string | undefined }) {
  const login = useLogin();
  const { send, step } = useCodeStep(login);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: '' },
  });
  const { errors } = formState;
  if (step) {
    return <CodeStep step={step} submit="Log in" busy="Logging in…" />;
  }

  return (
    <form onSubmit={handleSubmit(send)} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        problem={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        problem={errors.password?.message}
        {...register('password')}
      />
      {login.error && !isAboutCode(login.error) && (
        <Notice tone="critical" title={LOGIN_FAILED}>
          {loginProblem(login.error)}
        </Notice>
      )}
      <Button type="submit" disabled={login.isPending}>
        {login.isPending ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}
