package org.rubisee.entities;

import jakarta.ejb.EJBObject;
import jakarta.ejb.ObjectNotFoundException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.model.BidDetails;
import org.rubisee.model.Category;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.Region;
import org.rubisee.model.UserDetails;

/**
 * Entity beans that count how they are called. Every entity exists and has the same values; lists
 * are as long as the test says; what must not be found is named.
 */
final class CountedBeans implements HomeLookup {
  static final LocalDateTime NOW = LocalDateTime.of(2002, 11, 4, 9, 0);
  static final Credentials USER = new Credentials("user1", "password1");

  private static final LocalDateTime END = NOW.plusDays(1);
  private static final Money PRICE = Money.ofUnits(10);

  private final Map<String, Integer> calls = new TreeMap<>();
  private final Map<String, Object> answers = new HashMap<>();
  private final Set<String> notFound = new HashSet<>();
  private final Set<String> notFoundOnce = new HashSet<>();
  private final Map<Class<?>, Object> values =
      Map.ofEntries(
          Map.entry(String.class, "text"),
          Map.entry(BigDecimal.class, BigDecimal.TEN),
          Map.entry(LocalDateTime.class, END),
          Map.entry(Category.class, new Category(1, "c")),
          Map.entry(Region.class, new Region(1, "r")),
          Map.entry(Purchase.class, new Purchase(1, NOW)),
          Map.entry(UserDetails.class, new UserDetails(1, "f", "l", "user1", "e", 0, NOW)),
          Map.entry(ItemSummary.class, new ItemSummary(1, "i", PRICE, 1, END, false, 1)),
          Map.entry(ItemDetails.class, item()),
          Map.entry(BidDetails.class, new BidDetails(1, 1, "user1", PRICE, 1, NOW)),
          Map.entry(CommentDetails.class, new CommentDetails(1, 1, "user1", NOW, 0, "t")),
          Map.entry(MyBid.class, new MyBid(1, "i", PRICE, PRICE, 1, NOW, END, 1, "user1")),
          Map.entry(MySale.class, new MySale(1, "i", PRICE, 1, 1, PRICE, PRICE, NOW, END)),
          Map.entry(MyWin.class, new MyWin(1, "i", PRICE, END, 1, "user1")),
          Map.entry(MyPurchase.class, new MyPurchase(1, "i", PRICE, 1, NOW, 1, "user1")));

  CountedBeans() {
    answers.put("User.getPassword", new PasswordHasher(1, "seed").hash(USER));
  }

  private static ItemDetails item() {
    return new ItemDetails(
        1, "i", "d", 1, PRICE, PRICE, PRICE, 1, PRICE, PRICE, 1, "user1", NOW, END, 1);
  }

  /** Lets a method answer so. */
  CountedBeans answer(String method, Object value) {
    answers.put(method, value);
    return this;
  }

  /** Lets a method answer with that many keys or entities. */
  CountedBeans count(String method, int size) {
    return answer(method, size);
  }

  /** Lets a finder find nothing. */
  CountedBeans missing(String finder) {
    notFound.add(finder);
    return this;
  }

  /** Lets a finder find nothing the first time. */
  CountedBeans missingOnce(String finder) {
    notFoundOnce.add(finder);
    return this;
  }

  /** How often each method was called. */
  Map<String, Integer> calls() {
    return calls;
  }

  int total() {
    return calls.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** The homes and the session bean, counted. */
  EntityHomes homes() {
    return new RemoteHomes(this, () -> proxy(Query.class, "Query"));
  }

  @Override
  public <H> H home(String bean, Class<H> type) {
    return proxy(type, bean);
  }

  private <T> T proxy(Class<T> type, String bean) {
    InvocationHandler handler = (self, method, arguments) -> call(bean, method);
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private Object call(String bean, Method method) throws ObjectNotFoundException {
    if (method.getDeclaringClass() == EJBObject.class) {
      return 1; // a reference knows its key without a call
    }
    String name = bean + "." + method.getName();
    calls.merge(name, 1, Integer::sum);
    if (notFound.contains(name) || notFoundOnce.remove(name)) {
      throw new ObjectNotFoundException(name);
    }
    Class<?> type = method.getReturnType();
    Object answer = answers.get(name);
    if (List.class.equals(type)) {
      return IntStream.range(0, answer == null ? 0 : (Integer) answer).boxed().toList();
    }
    if (Collection.class.equals(type)) {
      return Collections.nCopies(answer == null ? 0 : (Integer) answer, component(bean));
    }
    if (answer != null) {
      return answer;
    }
    return EntityOf.isComponent(type) ? component(bean) : value(type);
  }

  private Object component(String bean) {
    return proxy(EntityOf.remote(bean), bean);
  }

  private Object value(Class<?> type) {
    return type == int.class || type == Integer.class ? 1 : values.get(type);
  }
}
