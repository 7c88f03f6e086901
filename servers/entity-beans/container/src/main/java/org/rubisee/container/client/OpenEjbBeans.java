package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.rubisee.container.CallLog;

/**
 * Beans in OpenEJB on another machine, called by ejbd. That protocol carries no transactions: those
 * of the caller end at the caller, and each call of a bean is a transaction of its own.
 */
final class OpenEjbBeans implements BeanSource {
  /** The system property that says where they are, for example {@code ejbd://127.0.0.1:4201}. */
  static final String URL = "rubis.openejb.url";

  /** The environment variable that has the password. */
  static final String PASSWORD = "RUBIS_APP_PASSWORD";

  /** The client's own, which notes each lookup and failure; kept, so that its level stays. */
  private static final Logger EVENTS = Logger.getLogger("org.apache.openejb.client.event");

  private static final String USER = "rubis";

  private final Properties environment;
  private Context context;

  private OpenEjbBeans(Properties environment) {
    this.environment = environment;
  }

  /**
   * The beans of a server. The client's log is off from now on: it would get several lines for each
   * call that a dead server does not answer. A call that fails is logged by its caller, who gets
   * the same as an exception.
   *
   * @param url where it is
   * @param password of the site
   */
  static OpenEjbBeans at(String url, String password) {
    EVENTS.setLevel(Level.OFF);
    Properties environment = new Properties();
    environment.setProperty(
        Context.INITIAL_CONTEXT_FACTORY, "org.apache.openejb.client.RemoteInitialContextFactory");
    environment.setProperty(Context.PROVIDER_URL, url);
    environment.setProperty(Context.SECURITY_PRINCIPAL, USER);
    environment.setProperty(Context.SECURITY_CREDENTIALS, password);
    return new OpenEjbBeans(environment);
  }

  @Override
  public Object home(String bean, Class<?> type) {
    return lookUp(bean + "RemoteHome");
  }

  @Override
  public Object session(String module, String bean, Class<?> type) {
    return lookUp(bean + "Remote");
  }

  private Object lookUp(String name) {
    CallLog.lookup(name);
    try {
      return context().lookup(name);
    } catch (NamingException e) {
      throw new IllegalStateException(
          "OpenEJB has no " + name + ": is the application deployed?", e);
    }
  }

  /** Logs in. It stays open: the client's close() ends the login of all beans that were found. */
  private synchronized Context context() throws NamingException {
    if (context == null) {
      context = new InitialContext(environment);
    }
    return context;
  }

  @Override
  public boolean carriesTransactions() {
    return false;
  }

  @Override
  public UserTransaction userTransaction() {
    throw new IllegalStateException("Transactions of the web tier do not reach beans in OpenEJB");
  }
}
