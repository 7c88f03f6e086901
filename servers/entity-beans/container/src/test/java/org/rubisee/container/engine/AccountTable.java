package org.rubisee.container.engine;

import jakarta.transaction.TransactionManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The "database" of the test bean, and the log of what its instances were asked to do. */
final class AccountTable {
  private final TransactionManager transactions;
  private final Map<Integer, Integer> balances = new TreeMap<>();
  private final List<String> log = new ArrayList<>();

  AccountTable(TransactionManager transactions) {
    this.transactions = transactions;
  }

  synchronized void put(Integer key, int balance) {
    balances.put(key, balance);
  }

  synchronized void remove(Integer key) {
    balances.remove(key);
  }

  /** The balance, or null when there is no such row. */
  synchronized Integer get(Integer key) {
    return balances.get(key);
  }

  synchronized List<Integer> keys() {
    return List.copyOf(balances.keySet());
  }

  synchronized void log(String call) {
    log.add(call);
  }

  /** What happened since the last time this was asked. */
  synchronized List<String> happened() {
    List<String> happened = List.copyOf(log);
    log.clear();
    return happened;
  }

  TransactionManager transactions() {
    return transactions;
  }
}
