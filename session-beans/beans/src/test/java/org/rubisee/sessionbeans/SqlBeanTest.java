package org.rubisee.sessionbeans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.Rejection;

/**
 * What a bean does around its use case: a pool that writes down its calls, and fails as planned.
 */
class SqlBeanTest {
  private static final NewBid BID =
      new NewBid(1, 7, 1, org.rubisee.logic.Money.ONE, org.rubisee.logic.Money.ONE);

  private final List<String> calls = new ArrayList<>();
  private SQLException onConnect;
  private SQLException onPrepare = new SQLException("planned");

  @Test
  void givesTheConnectionBackAndLeavesTheTransactionToTheContainer() {
    assertThatThrownBy(() -> storeBid().storeBid(BID));

    assertThat(calls).containsExactly("getConnection", "prepareStatement", "close");
  }

  @Test
  void tellsItsCallerOfAConflictWithoutTheDriversClasses() {
    onPrepare = new SQLException("Deadlock found", "40001", 1213);

    assertThatThrownBy(() -> storeBid().storeBid(BID))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("StoreBid")
        .hasNoCause();
  }

  @Test
  void tellsItsCallerOfAFailureWithoutTheDriversClasses() {
    assertThatThrownBy(() -> storeBid().storeBid(BID))
        .isInstanceOf(PersistenceFailedException.class)
        .hasMessageContaining("planned")
        .hasNoCause();
  }

  @Test
  void tellsItsCallerOfAnEmptyPool() {
    onConnect = new SQLException("IJ000655: No managed connections available");

    assertThatThrownBy(() -> storeBid().storeBid(BID))
        .isInstanceOf(OverloadedException.class)
        .hasNoCause();
  }

  @Test
  void asksWhoSomebodyIsBeforeItTakesAConnection() {
    BuyNowBean bean = with(new BuyNowBean());
    bean.auth =
        credentials -> {
          calls.add("auth");
          return 5;
        };

    assertThatThrownBy(() -> bean.buyNow(new Credentials("ann", "x"), 7));
    assertThat(calls).startsWith("auth", "getConnection").containsOnlyOnce("prepareStatement");
  }

  @Test
  void takesNoConnectionForAFailedLogin() {
    AboutMeBean bean = with(new AboutMeBean());
    bean.auth =
        credentials -> {
          throw new RejectedException(Rejection.LOGIN_FAILED);
        };

    assertThatThrownBy(() -> bean.aboutMe(new Credentials("ann", "x")))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).isEmpty();
  }

  private StoreBidBean storeBid() {
    return with(new StoreBidBean());
  }

  private <T extends SqlBean> T with(T bean) {
    bean.dataSource =
        proxy(
            DataSource.class,
            name -> {
              if (onConnect != null) {
                throw onConnect;
              }
              return proxy(Connection.class, this::answer);
            });
    return bean;
  }

  private Object answer(String method) throws SQLException {
    if (method.equals("prepareStatement")) {
      throw onPrepare;
    }
    return null;
  }

  private interface Answer {
    Object to(String method) throws SQLException;
  }

  private <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              calls.add(method.getName());
              return answer.to(method.getName());
            }));
  }
}
