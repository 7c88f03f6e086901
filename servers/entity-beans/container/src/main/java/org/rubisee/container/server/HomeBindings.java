package org.rubisee.container.server;

import java.util.LinkedHashMap;
import java.util.Map;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.rubisee.container.client.Naming;
import org.rubisee.container.engine.EntityContainer;
import org.rubisee.container.engine.EntityHome;

/**
 * The names under which session beans of the same server find homes, as the specification has them
 * for all enterprise beans (EJB 3.2, 4.4.1.1): {@code
 * java:global/<application>/entities/<bean>!<home interface>}. Closing it takes them back.
 */
final class HomeBindings implements AutoCloseable {
  private final Map<String, Object> homes = new LinkedHashMap<>();

  private HomeBindings() {}

  /** Binds the homes of all beans. */
  static HomeBindings bind(EntityContainer container, String application) {
    HomeBindings bindings = new HomeBindings();
    container.homes().forEach(home -> bindings.add(application, home));
    return bindings;
  }

  private void add(String application, EntityHome home) {
    String name = Naming.home(application, home.bean(), home.type());
    try {
      new InitialContext().bind(name, home.home());
    } catch (NamingException e) {
      throw new IllegalStateException("Could not bind " + name, e);
    }
    homes.put(name, home.home());
  }

  @Override
  public void close() {
    for (String name : homes.keySet()) {
      try {
        new InitialContext().unbind(name);
      } catch (NamingException e) {
        System.getLogger(HomeBindings.class.getName())
            .log(System.Logger.Level.DEBUG, "The server took " + name + " back already", e);
      }
    }
  }
}
