package org.rubisee.container;

import javax.naming.InitialContext;
import javax.naming.NamingException;

/** The names under which a server has an application's beans, and what is found there. */
final class Naming {
  private Naming() {}

  /** The gateway to the container of an application, for other machines. */
  static String gateway(String application) {
    return "ejb:" + application + "/container/EntityGateway!" + EntityGateway.class.getName();
  }

  /** The home of a bean, for callers in the same server. */
  static String home(String application, String bean, String homeInterface) {
    return "java:global/" + application + "/entities/" + bean + "!" + homeInterface;
  }

  /** What has that name; the log of calls takes note of it. */
  static Object lookUp(String name) {
    CallLog.lookup(name);
    try {
      return new InitialContext().lookup(name);
    } catch (NamingException e) {
      throw new IllegalStateException("There is no " + name + ": is the application deployed?", e);
    }
  }
}
