package org.rubisee.openejb;

import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.UUID;
import javax.security.auth.Subject;
import javax.security.auth.login.FailedLoginException;
import javax.security.auth.login.LoginException;
import org.apache.openejb.InterfaceType;
import org.apache.openejb.core.security.AbstractSecurityService;

/**
 * Who may call beans: the web tier, which knows the password of the site. A call without a login is
 * refused. Identities stay valid when the server is started again, so callers need not log in
 * again.
 */
public final class PasswordLogin extends AbstractSecurityService {
  private static final String USER = "rubis";

  private final byte[] password;
  private final UUID token;
  private final UUID registered;
  private final ThreadLocal<Boolean> identified = ThreadLocal.withInitial(() -> false);

  /** The password is that of the environment. */
  public PasswordLogin() {
    String secret = System.getenv(OpenEjbServer.PASSWORD);
    if (secret == null || secret.isEmpty()) {
      throw new IllegalStateException(
          "Set " + OpenEjbServer.PASSWORD + ": calls of beans need a password");
    }
    password = secret.getBytes(StandardCharsets.UTF_8);
    token = UUID.nameUUIDFromBytes((USER + ":" + secret).getBytes(StandardCharsets.UTF_8));
    Subject subject = new Subject();
    subject.getPrincipals().add(new User(USER));
    registered = registerSubject(subject);
  }

  @Override
  public UUID login(String realm, String user, String secret) throws LoginException {
    boolean isKnown =
        USER.equals(user)
            && secret != null
            && MessageDigest.isEqual(password, secret.getBytes(StandardCharsets.UTF_8));
    if (!isKnown) {
      throw new FailedLoginException("The user or the password is wrong");
    }
    return token;
  }

  @Override
  public void associate(UUID identity) throws LoginException {
    if (!token.equals(identity)) {
      throw new FailedLoginException("The identity is not one of this server's");
    }
    identified.set(true);
    super.associate(registered);
  }

  /** Whether a call of this thread had an identity since it was last asked. */
  boolean hasIdentifiedCaller() {
    boolean has = identified.get();
    identified.remove();
    return has;
  }

  /** An identity is valid as long as the site is. */
  @Override
  public void logout(UUID identity) {
    // it would end the identity of all callers
  }

  /** Lookups need no login. That of a session bean makes a proxy, as if a home were called. */
  @Override
  public boolean isCallerAuthorized(Method method, InterfaceType type) {
    return clientIdentity.get() != null || type == InterfaceType.BUSINESS_REMOTE_HOME;
  }
}
