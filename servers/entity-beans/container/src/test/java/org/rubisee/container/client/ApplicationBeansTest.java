package org.rubisee.container.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBObject;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import javax.naming.Context;
import javax.naming.spi.InitialContextFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.container.EntityGateway;

class ApplicationBeansTest {

  private static final List<String> LOOKED_UP = new ArrayList<>();
  private static final Runnable NOTHING = () -> {};

  @BeforeEach
  void provideNames() {
    LOOKED_UP.clear();
    System.setProperty(Context.INITIAL_CONTEXT_FACTORY, Names.class.getName());
  }

  @AfterEach
  void provideNoNames() {
    System.clearProperty(Context.INITIAL_CONTEXT_FACTORY);
  }

  @Test
  void looksEachBeanUpOnce() {
    findTwice("cached");

    assertThat(LOOKED_UP)
        .containsExactly(
            "ejb:shop/container/EntityGateway!" + EntityGateway.class.getName(),
            "ejb:shop/sessions/Query!" + Runnable.class.getName());
  }

  @Test
  void looksEachBeanUpForEachRequest() {
    findTwice("per-request");

    assertThat(LOOKED_UP).hasSize(4);
    assertThat(LOOKED_UP.subList(2, 4)).isEqualTo(LOOKED_UP.subList(0, 2));
  }

  @Test
  void findsBeansOfGlassFishInTheEnvironmentByTheirLocalViews() {
    Properties properties = new Properties();
    properties.setProperty("rubis.entities.server", "glassfish");
    ApplicationBeans beans = ApplicationBeans.of("shop", properties, NOTHING);

    assertThat(beans.session("sessions", "Query", Runnable.class)).isNotNull();

    assertThat(LOOKED_UP).containsExactly("java:comp/env/ejb/Query");
    assertThat(beans.hasRemoteViews()).isFalse();
    assertThat(beans.carriesTransactions()).isTrue();
  }

  @Test
  void beansOfWildFlyHaveRemoteViews() {
    assertThat(ApplicationBeans.of("shop", new Properties(), NOTHING).hasRemoteViews()).isTrue();
  }

  @Test
  void asksBeforeEachUseWhetherItMayBegin() {
    AtomicBoolean mayBegin = new AtomicBoolean(true);
    ApplicationBeans beans =
        ApplicationBeans.of("shop", new Properties(), () -> assertThat(mayBegin).isTrue());
    Parcels home = beans.home("Parcel", Parcels.class);
    assertThat(home.findByPrimaryKey(1)).isNotNull();

    mayBegin.set(false);

    assertThatThrownBy(() -> home.findByPrimaryKey(1)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> beans.home("Parcel", Parcels.class))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> beans.session("sessions", "Query", Runnable.class))
        .isInstanceOf(AssertionError.class);
  }

  private static void findTwice(String lookup) {
    Properties properties = new Properties();
    properties.setProperty("rubis.entities.lookup", lookup);
    ApplicationBeans beans = ApplicationBeans.of("shop", properties, NOTHING);
    for (int request = 1; request <= 2; request++) {
      assertThat(beans.home("Parcel", Parcels.class)).isNotNull();
      assertThat(beans.session("sessions", "Query", Runnable.class)).isNotNull();
    }
  }

  /** An entity. */
  public interface Parcel extends EJBObject {}

  /** Its home. */
  public interface Parcels extends EJBHome {
    /** The entity with a key. */
    Parcel findByPrimaryKey(Integer key);
  }

  /** A naming service in which every name stands for something that is never called. */
  public static final class Names implements InitialContextFactory {
    @Override
    public Context getInitialContext(Hashtable<?, ?> environment) {
      return proxy(
          Context.class,
          name -> {
            LOOKED_UP.add(name);
            return name.contains("EntityGateway")
                ? proxy(EntityGateway.class, call -> 1)
                : proxy(Runnable.class, call -> null);
          });
    }

    private static <T> T proxy(Class<T> type, Function<String, Object> answer) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) ->
                  method.getName().equals("toString")
                      ? type.getSimpleName()
                      : answer.apply((String) arguments[0])));
    }
  }
}
