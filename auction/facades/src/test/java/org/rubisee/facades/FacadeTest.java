package org.rubisee.facades;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.EJBException;
import jakarta.ejb.ObjectNotFoundException;
import jakarta.ejb.SessionContext;
import jakarta.transaction.RollbackException;
import jakarta.transaction.UserTransaction;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.entities.Items;
import org.rubisee.entities.OldItems;
import org.rubisee.entities.Regions;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;

/** What a façade does around its use case: an environment that writes down what is asked of it. */
class FacadeTest {
  private final List<String> log = new ArrayList<>();
  private final Map<String, Object> environment = new HashMap<>();
  private Optional<Exception> atCommit = Optional.empty();

  @Test
  void answersInOneTransaction() {
    environment.put("ejb/Region", home(Regions.class, List.of()));

    assertThat(facade(new BrowseRegionsFacade()).browseRegions()).isEmpty();

    assertThat(log).containsExactly("begin", "ejb/Region", "findAllRegions", "commit");
  }

  @Test
  void followsTheGlobalNameOfAHome() {
    environment.put("ejb/Region", "java:global/a/entities/Region!Home");
    environment.put("java:global/a/entities/Region!Home", home(Regions.class, List.of()));
    BrowseRegionsFacade facade = facade(new BrowseRegionsFacade());

    facade.browseRegions();
    facade.browseRegions();

    assertThat(log).contains("java:global/a/entities/Region!Home").containsOnlyOnce("ejb/Region");
  }

  @Test
  void rollsBackWhatARuleRejects() {
    environment.put("ejb/Item", home(Items.class, new ObjectNotFoundException()));
    environment.put("ejb/OldItem", home(OldItems.class, new ObjectNotFoundException()));

    assertThatThrownBy(() -> facade(new ViewItemFacade()).viewItem(7))
        .isInstanceOf(RejectedException.class);
    assertThat(log).contains("begin").endsWith("rollback");
  }

  @Test
  void callsAConflictThatShowsAtCommitAConflict() {
    environment.put("ejb/Region", home(Regions.class, List.of()));
    atCommit = Optional.of(new RollbackException("deadlock"));

    assertThatThrownBy(() -> facade(new BrowseRegionsFacade()).browseRegions())
        .isInstanceOf(ConflictException.class)
        .hasRootCauseExactlyInstanceOf(RuntimeException.class)
        .rootCause()
        .hasMessageContaining("deadlock");
  }

  @Test
  void tellsCausesAsTextForTiersThatLackTheirClasses() {
    environment.put(
        "ejb/Region", home(Regions.class, new ConcurrentAccessException("lost", new Alien())));

    assertThatThrownBy(() -> facade(new BrowseRegionsFacade()).browseRegions())
        .isInstanceOf(ConflictException.class)
        .hasRootCauseExactlyInstanceOf(RuntimeException.class)
        .rootCause()
        .hasMessageContaining("Alien");
  }

  @Test
  void callsEveryOtherFailureOneOfPersistence() {
    environment.put("ejb/Region", home(Regions.class, new EJBException("no such table")));

    assertThatThrownBy(() -> facade(new BrowseRegionsFacade()).browseRegions())
        .isInstanceOf(PersistenceFailedException.class)
        .hasMessageContaining("no such table");
    assertThat(log).endsWith("rollback");
  }

  private static final class Alien extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private <F extends Facade> F facade(F facade) {
    facade.setSessionContext(
        proxy(
            SessionContext.class,
            (method, argument) ->
                method.equals("getUserTransaction") ? transaction() : lookUp((String) argument)));
    return facade;
  }

  private Object lookUp(String name) {
    log.add(name);
    return environment.get(name);
  }

  private UserTransaction transaction() {
    return proxy(
        UserTransaction.class,
        (method, argument) -> {
          log.add(method);
          if (method.equals("commit") && atCommit.isPresent()) {
            throw atCommit.get();
          }
          return argument;
        });
  }

  /** A home whose finders answer, or fail, so. */
  private <H> H home(Class<H> type, Object answer) {
    return proxy(
        type,
        (method, argument) -> {
          log.add(method);
          if (answer instanceof Exception failure) {
            throw failure;
          }
          return answer;
        });
  }

  private interface Answer {
    Object to(String method, Object argument) throws Exception;
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) ->
                answer.to(method.getName(), arguments == null ? null : arguments[0])));
  }
}
