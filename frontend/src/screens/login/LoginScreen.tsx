import { Navigate, useLocation } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import { BrandPanel } from './BrandPanel';
import { LoginForm } from './LoginForm';
import { LoginHeader } from './LoginHeader';
import { afterLogin } from './loginState';
import './login.css';

export function LoginScreen() {
  const user = useSignedInUser();
  const { state } = useLocation();
  if (user) return <Navigate to={afterLogin(state, user.username)} replace />;
  return (
    <div className="lg">
      <LoginHeader />
      <BrandPanel />
      <main className="lf">
        <LoginForm />
      </main>
    </div>
  );
}
