package org.rubisee.entities;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.ConcurrentAccessException;
import jakarta.ejb.EntityContext;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.rmi.NoSuchObjectException;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.Money;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewPurchase;

/** An auction is closed after its item was found, and before the item is asked. */
class VanishedItemTest {

  private static final LocalDateTime NOW = LocalDateTime.of(2002, 11, 4, 9, 0);

  private final ItemEntity gone =
      proxy(
          ItemEntity.class,
          (self, method, arguments) -> {
            throw new NoSuchObjectException("There is no Item 5 any more");
          });
  private final Items items = proxy(Items.class, (self, method, arguments) -> gone);
  private final OtherBeans others =
      new OtherBeans(proxy(EntityContext.class, (self, method, arguments) -> items));

  @Test
  void aBidOnItIsAConflict() {
    BidBusiness bid = bean(BidBusiness.class);
    Money price = Money.ofUnits(10);
    assertThatThrownBy(() -> bid.place(new NewBid(1, 5, 1, price, price), NOW))
        .isInstanceOf(ConcurrentAccessException.class)
        .hasMessageContaining("item 5");
  }

  @Test
  void aPurchaseOfItIsAConflict() {
    BuyNowBusiness purchase = bean(BuyNowBusiness.class);
    assertThatThrownBy(() -> purchase.takeUnits(new NewPurchase(1, 5, 1, "t"), NOW))
        .isInstanceOf(ConcurrentAccessException.class)
        .hasMessageContaining("item 5");
  }

  /** A bean with its business methods and the way to the item. */
  private <B extends EntityBusiness> B bean(Class<B> type) {
    return proxy(
        type,
        (self, method, arguments) ->
            method.getName().equals("others")
                ? others
                : InvocationHandler.invokeDefault(self, method, arguments));
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
