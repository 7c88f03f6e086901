package org.rubisee.entitycontract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.EJBException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rubisee.entitycontract.conformance.Journal.Entry;

/** EJB 2.1, chapters 10 and 12: what an instance is asked, and in which order. */
final class LifeCycleRules {
  private static final String CHAPTERS = "10, 12";
  private static final int THREADS = 4;
  private static final int DEPOSITS = 25;

  private LifeCycleRules() {}

  static List<Rule> all() {
    List<Rule> rules = new ArrayList<>(pooled());
    rules.addAll(loadAndStore());
    rules.addAll(removal());
    rules.addAll(threads());
    return rules;
  }

  private static List<Rule> pooled() {
    return List.of(
        new Rule(
            "context-first",
            CHAPTERS,
            "setEntityContext is the first call of an instance.",
            subject -> {
              subject.account(1, "ada", 10).balance();
              subject.local().create(2, "bea", 20).balance();
              Map<Integer, String> first = new HashMap<>();
              List<Integer> fresh = new ArrayList<>();
              for (Entry entry : Journal.take()) {
                first.putIfAbsent(entry.instance(), entry.method());
                if (entry.method().equals("setEntityContext")) {
                  fresh.add(entry.instance());
                }
              }
              assertThat(fresh).allMatch(one -> first.get(one).equals("setEntityContext"));
            }),
        new Rule(
            "order-of-creation",
            CHAPTERS,
            "ejbCreate comes before ejbPostCreate, on one instance; the key is known then.",
            subject -> {
              subject.local().create(5, "eve", 50);
              List<Entry> calls = Journal.take();
              int created = place(calls, "ejbCreate");
              int completed = place(calls, "ejbPostCreate 5");
              assertThat(created).isLessThan(completed).isNotNegative();
              assertThat(calls.get(created).instance()).isEqualTo(calls.get(completed).instance());
            }),
        new Rule(
            "no-activation-of-new",
            CHAPTERS,
            "A new object is neither activated nor loaded before ejbPostCreate.",
            subject -> {
              subject.local().create(5, "eve", 50);
              List<Entry> calls = Journal.take();
              assertThat(calls.subList(0, place(calls, "ejbPostCreate 5")))
                  .extracting(Entry::method)
                  .doesNotContain("ejbActivate 5", "ejbLoad 5");
            }),
        new Rule(
            "home-method-needs-no-object",
            CHAPTERS,
            "A home method loads and stores nothing.",
            subject -> {
              subject.local().twice(1);
              assertThat(Journal.takeMethods())
                  .contains("ejbHomeTwice")
                  .noneMatch(method -> method.startsWith("ejbLoad"))
                  .noneMatch(method -> method.startsWith("ejbStore"))
                  .noneMatch(method -> method.startsWith("ejbActivate"));
            }));
  }

  private static List<Rule> loadAndStore() {
    return List.of(
        new Rule(
            "load-before-business",
            CHAPTERS,
            "An instance loads its state before it is asked anything.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              account.balance();
              List<String> calls = Journal.takeMethods();
              assertThat(calls.indexOf("ejbLoad 1"))
                  .isNotNegative()
                  .isLessThan(calls.indexOf("balance"));
            }),
        new Rule(
            "activation-before-load",
            CHAPTERS,
            "An instance from the pool is activated before it is loaded.",
            subject -> {
              LocalAccount account = subject.account(77, "ada", 10); // a key of its own: not ready
              account.balance();
              List<String> calls = Journal.takeMethods();
              assertThat(calls.indexOf("ejbActivate 77"))
                  .isNotNegative()
                  .isLessThan(calls.indexOf("ejbLoad 77"));
            }),
        new Rule(
            "changes-stay-in-transaction",
            CHAPTERS,
            "Later calls of a transaction see what earlier ones changed.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> {
                    account.deposit(5);
                    account.deposit(5);
                    assertThat(account.balance()).isEqualTo(20);
                  });
              assertThat(subject.balance(1)).contains(20);
            }),
        new Rule(
            "store-before-commit",
            CHAPTERS,
            "A changed object is stored after its last call, at commit at the latest.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(() -> account.deposit(5));
              List<String> calls = Journal.takeMethods();
              assertThat(calls.lastIndexOf("ejbStore 1")).isGreaterThan(calls.indexOf("deposit"));
              assertThat(subject.balance(1)).contains(15);
            }),
        new Rule(
            "null-is-a-value",
            CHAPTERS,
            "A field may be null, and be stored and loaded as null.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              account.rename(null);
              assertThat(account.owner()).isNull();
              account.rename("bea");
              assertThat(subject.local().findByOwner("bea").isIdentical(account)).isTrue();
            }),
        new Rule(
            "rollback-undoes",
            CHAPTERS,
            "After a rollback, row and object have their old state.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.rolledBack(() -> account.deposit(5));
              assertThat(subject.balance(1)).contains(10);
              assertThat(account.balance()).isEqualTo(10);
            }),
        new Rule(
            "creation-is-undone",
            CHAPTERS,
            "An object whose creation was rolled back does not exist.",
            subject -> {
              subject.rolledBack(() -> subject.local().create(5, "eve", 50));
              assertThat(subject.balance(5)).isEmpty();
              assertThat(subject.local().findRicherThan(0)).isEmpty();
            }),
        new Rule(
            "finder-sees-changes",
            CHAPTERS,
            "A finder sees what its transaction changed before.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.inTransaction(
                  () -> {
                    account.deposit(90);
                    assertThat(subject.local().findRicherThan(50)).hasSize(1);
                  });
            }));
  }

  private static List<Rule> removal() {
    return List.of(
        new Rule(
            "order-of-removal",
            CHAPTERS,
            "An object is loaded before ejbRemove, and is not stored after it.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              account.remove();
              List<String> calls = Journal.takeMethods();
              int removed = calls.indexOf("ejbRemove 1");
              assertThat(removed).isGreaterThan(calls.indexOf("ejbLoad 1"));
              assertThat(calls).contains("ejbLoad 1");
              assertThat(calls.subList(removed, calls.size())).doesNotContain("ejbStore 1");
            }),
        new Rule(
            "removal-is-undone",
            CHAPTERS,
            "A removal that was rolled back leaves the object.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              subject.rolledBack(account::remove);
              assertThat(account.balance()).isEqualTo(10);
            }),
        new Rule(
            "discarded-after-system-exception",
            "18",
            "An instance that threw a system exception is not used again.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThatThrownBy(() -> account.depositAndBreak(5)).isInstanceOf(Exception.class);
              account.balance();
              List<Entry> calls = Journal.take();
              int broken = place(calls, "broken");
              assertThat(calls.subList(broken + 1, calls.size()))
                  .extracting(Entry::instance)
                  .doesNotContain(calls.get(broken).instance());
            }));
  }

  private static List<Rule> threads() {
    return List.of(
        new Rule(
            "not-reentrant",
            CHAPTERS,
            "A bean that is not reentrant cannot call itself by its reference.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              assertThatThrownBy(account::callsItself).isInstanceOf(EJBException.class);
            }),
        new Rule(
            "one-thread-per-instance",
            CHAPTERS,
            "An instance serves one call at a time.",
            subject -> {
              LocalAccount account = subject.account(1, "ada", 10);
              Journal.take();
              Journal.expectTwo();
              together(
                  2,
                  () -> {
                    account.linger();
                    return null;
                  });
              Map<Integer, Long> met = new HashMap<>();
              for (Entry entry : Journal.take()) {
                if (entry.method().equals("met")) {
                  met.merge(entry.instance(), 1L, Long::sum);
                }
              }
              assertThat(met.values()).allMatch(count -> count == 1);
            }),
        new Rule(
                "no-lost-update",
                "none",
                "Concurrent transactions lose no update; they may be refused.",
                subject -> {
                  LocalAccount account = subject.account(1, "ada", 0);
                  List<Integer> deposited = together(THREADS, () -> deposits(account));
                  int sum = deposited.stream().mapToInt(Integer::intValue).sum();
                  assertThat(sum).as("deposits that were not refused").isPositive();
                  assertThat(subject.balance(1)).contains(sum);
                })
            .only(Rule.Form.CMP));
  }

  /** Deposits 1 some times; how often it was not refused. */
  private static int deposits(LocalAccount account) {
    int done = 0;
    for (int i = 0; i < DEPOSITS; i++) {
      try {
        account.deposit(1);
        done++;
      } catch (EJBException e) {
        // a conflict that was noticed is no lost update
      }
    }
    return done;
  }

  private static <T> List<T> together(int threads, Callable<T> work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        running.add(pool.submit(work));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> one : running) {
        results.add(one.get());
      }
      return results;
    } finally {
      pool.shutdown();
    }
  }

  private static int place(List<Entry> calls, String method) {
    return calls.stream().map(Entry::method).toList().indexOf(method);
  }
}
