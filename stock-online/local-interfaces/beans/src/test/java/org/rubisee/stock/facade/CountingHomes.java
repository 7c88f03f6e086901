package org.rubisee.stock.facade;

import jakarta.ejb.ObjectNotFoundException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rubisee.stock.entities.AccountEntity;
import org.rubisee.stock.entities.HoldingEntity;
import org.rubisee.stock.entities.HoldingKey;
import org.rubisee.stock.entities.ItemEntity;
import org.rubisee.stock.entities.TransactionEntity;
import org.rubisee.stock.model.StockRules;

/**
 * Entities in memory, with the loaded ones of the paper's size. It counts instances as commit
 * option C needs them: one for each entity that a transaction creates or calls.
 */
final class CountingHomes implements Homes {

  private final Map<Integer, Set<Integer>> holdings = new HashMap<>();
  private final Map<HoldingKey, Integer> amounts = new HashMap<>();
  private final Set<Object> inTransaction = new HashSet<>();

  /** How many instances of each bean have been used. */
  final Map<String, Integer> used = new TreeMap<>();

  /** How many entities of each bean have been created. */
  final Map<String, Integer> created = new TreeMap<>();

  private int lastAccount;

  CountingHomes(int accounts) {
    lastAccount = accounts;
    for (int account = 1; account <= accounts; account++) {
      for (int stock = 1; stock <= StockRules.LOADED_HOLDINGS; stock++) {
        store(new HoldingKey(account, stock), 1);
      }
    }
  }

  /** Ends a transaction: the next one needs instances of its own. */
  void commit() {
    inTransaction.clear();
  }

  private void store(HoldingKey key, int amount) {
    holdings.computeIfAbsent(key.accountId, account -> new HashSet<>()).add(key.itemId);
    amounts.put(key, amount);
  }

  private void use(String bean, Object key) {
    if (inTransaction.add(bean + " " + key)) {
      used.merge(bean, 1, Integer::sum);
    }
  }

  private <E> E created(String bean, Object key, Class<E> type) {
    created.merge(bean, 1, Integer::sum);
    use(bean, key);
    return entity(bean, key, type);
  }

  private <E> E entity(String bean, Object key, Class<E> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              use(bean, key);
              return answer(key, method, arguments);
            }));
  }

  private Object answer(Object key, Method method, Object[] arguments) {
    return switch (method.getName()) {
      case "getId" -> key;
      case "getItemId" -> ((HoldingKey) key).itemId;
      case "getAmount" -> amounts.get(key);
      case "add" -> amounts.merge((HoldingKey) key, (Integer) arguments[0], Integer::sum) < 0;
      case "take" -> amounts.merge((HoldingKey) key, -(Integer) arguments[0], Integer::sum) >= 0;
      case "getCredit" -> StockRules.MAX_CREDIT.toBigDecimal();
      case "setCredit" -> null;
      case "getCode", "getCompany" -> method.getName();
      default -> BigDecimal.ONE;
    };
  }

  /** A home whose methods are these. */
  private static <H> H home(Class<H> type, Answers answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> answers.of(method.getName(), arguments)));
  }

  @FunctionalInterface
  private interface Answers {
    Object of(String method, Object... arguments) throws ObjectNotFoundException;
  }

  @Override
  public AccountEntity.Home accounts() {
    return home(
        AccountEntity.Home.class,
        (method, arguments) ->
            method.equals("create")
                ? created("Account", ++lastAccount, AccountEntity.class)
                : entity("Account", arguments[0], AccountEntity.class));
  }

  @Override
  public ItemEntity.Home items() {
    return home(
        ItemEntity.Home.class,
        (method, arguments) ->
            entity(
                "Item",
                arguments[0] instanceof String code ? number(code) : arguments[0],
                ItemEntity.class));
  }

  private static int number(String code) {
    return IntStream.iterate(1, stock -> stock + 1)
        .filter(stock -> StockRules.code(stock).equals(code))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public HoldingEntity.Home holdings() {
    return home(HoldingEntity.Home.class, this::holding);
  }

  private Object holding(String method, Object... arguments) throws ObjectNotFoundException {
    if (method.equals("findByAccount")) {
      return held((Integer) arguments[0]);
    }
    HoldingKey key = (HoldingKey) arguments[0];
    if (method.equals("create")) {
      store(key, (Integer) arguments[1]);
      return created("Holding", key, HoldingEntity.class);
    }
    if (!amounts.containsKey(key)) {
      throw new ObjectNotFoundException(key.toString());
    }
    return entity("Holding", key, HoldingEntity.class);
  }

  private Collection<HoldingEntity> held(int account) {
    return holdings.getOrDefault(account, Set.of()).stream()
        .map(stock -> entity("Holding", new HoldingKey(account, stock), HoldingEntity.class))
        .toList();
  }

  @Override
  public TransactionEntity.Home transactions() {
    return home(
        TransactionEntity.Home.class,
        (method, arguments) ->
            created(
                "Transaction",
                created.getOrDefault("Transaction", 0) + 1,
                TransactionEntity.class));
  }
}
