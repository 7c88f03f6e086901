package org.rubisee.container.client;

import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.rubisee.container.CallLog;
import org.rubisee.container.EntityGateway;

/** The names under which a server has an application's beans, and what is found there. */
public final class Naming {
  private Naming() {}

  /** The gateway to the container of an application, for other machines. */
  public static String gateway(String application) {
    return "ejb:" + application + "/container/EntityGateway!" + EntityGateway.class.getName();
  }

  /** The home of a bean, for callers in the same server. */
  public static String home(String application, String bean, String homeInterface) {
    return "java:global/" + application + "/entities/" + bean + "!" + homeInterface;
  }

  /** What has that name; the log of calls takes note of it. */
  public static Object lookUp(String name) {
    CallLog.lookup(name);
    try {
      return new InitialContext().lookup(name);
    } catch (NamingException e) {
      throw new IllegalStateException("There is no " + name + ": is the application deployed?", e);
    }
  }
}
