package org.rubisee.webcontainer;

import java.lang.reflect.Proxy;
import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.NameNotFoundException;
import javax.naming.OperationNotSupportedException;
import javax.naming.spi.InitialContextFactory;
import javax.sql.DataSource;

/** The names that a web tier looks up: its data source, and nothing else. */
public final class SiteNaming implements InitialContextFactory {
  private static volatile DataSource dataSource;

  /** Answers from now on whoever looks up the data source of the site. */
  static void bind(DataSource pool) {
    dataSource = pool;
    System.setProperty(Context.INITIAL_CONTEXT_FACTORY, SiteNaming.class.getName());
  }

  @Override
  public Context getInitialContext(Hashtable<?, ?> environment) {
    return (Context)
        Proxy.newProxyInstance(
            SiteNaming.class.getClassLoader(),
            new Class<?>[] {Context.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "lookup" -> lookup(String.valueOf(arguments[0]));
                  case "close" -> null;
                  default -> throw new OperationNotSupportedException(method.getName());
                });
  }

  private static Object lookup(String name) throws NameNotFoundException {
    if (name.equals(SiteDataSource.JNDI_NAME) && dataSource != null) {
      return dataSource;
    }
    throw new NameNotFoundException(name + " is not here, only " + SiteDataSource.JNDI_NAME);
  }
}
