package org.rubisee.contract.customer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;

/** Many customers who send their forms at the same moment, a thread for each. */
public final class Crowd {

  /** So many go at a time to the pages with their forms: enough that the site is not idle. */
  private static final int HANDS = 8;

  private Crowd() {}

  /** What each of so many customers, numbered from 0, comes back with; all go at once. */
  public static <T> List<T> atOnce(int customers, IntFunction<T> way) {
    return each(IntStream.range(0, customers).boxed().toList(), way, customers);
  }

  /** What each customer comes back with, in the order of the customers; several go at a time. */
  public static <T> List<T> each(List<Integer> userIds, IntFunction<T> way) {
    return each(userIds, way, HANDS);
  }

  private static <T> List<T> each(List<Integer> userIds, IntFunction<T> way, int hands) {
    ExecutorService threads = Executors.newFixedThreadPool(hands);
    try {
      List<Future<T>> pending = new ArrayList<>();
      for (int userId : userIds) {
        pending.add(threads.submit(() -> way.apply(userId)));
      }
      List<T> found = new ArrayList<>();
      for (Future<T> one : pending) {
        found.add(one.get());
      }
      return found;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while customers were on their way", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("A customer came back with nothing", e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  /** Sends all forms at once and waits for all answers. */
  public static Answers submit(Customer customer, List<Form> forms) {
    CountDownLatch start = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(forms.size());
    try {
      List<Future<Answer>> pending = new ArrayList<>();
      for (Form form : forms) {
        pending.add(
            threads.submit(
                () -> {
                  start.await();
                  return new Answer(form, customer.submit(form));
                }));
      }
      start.countDown();
      List<Answer> answers = new ArrayList<>();
      for (Future<Answer> answer : pending) {
        answers.add(answer.get());
      }
      return new Answers(answers);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while customers were waiting", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("A customer got no answer", e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  /**
   * A form and what came of it.
   *
   * @param form what was sent
   * @param page what the site answered
   */
  record Answer(Form form, Page page) {}

  /**
   * What came of all forms.
   *
   * @param answers in the order of the forms
   */
  public record Answers(List<Answer> answers) {

    /** How many had this outcome. */
    public int count(Outcome outcome) {
      return (int) answers.stream().filter(answer -> answer.page().outcome() == outcome).count();
    }

    /** Sum of a field over the forms with this outcome. */
    public int sumOf(Outcome outcome, String field) {
      return answers.stream()
          .filter(answer -> answer.page().outcome() == outcome)
          .mapToInt(answer -> Integer.parseInt(answer.form().value(field)))
          .sum();
    }

    /** As {@link #assertNothingButAnswers}, and at least so many did what they wanted. */
    public void assertDoneAtLeast(int times) {
      assertNothingButAnswers();
      assertThat(count(Outcome.OK)).as("forms that were done").isGreaterThanOrEqualTo(times);
    }

    /**
     * Everybody was told: done, rejected by a rule, or refused with the time to come again. A site
     * that refuses nearly all would be consistent without any work, so it serves a quarter.
     */
    public void assertNothingButAnswers() {
      assertThat(count(Outcome.REFUSED))
          .as("forms that were refused")
          .isLessThanOrEqualTo(answers.size() * 3 / 4);
      for (Answer answer : answers) {
        Page page = answer.page();
        assertThat(page.outcome())
            .as(page.text())
            .isIn(Outcome.OK, Outcome.REJECTED, Outcome.REFUSED);
        if (page.outcome() == Outcome.REFUSED) {
          assertThat(page.status()).isEqualTo(503);
          assertThat(page.headers()).containsKey("retry-after");
        }
      }
    }
  }
}
