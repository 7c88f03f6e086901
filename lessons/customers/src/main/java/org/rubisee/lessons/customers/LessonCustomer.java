package org.rubisee.lessons.customers;

import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.customer.Walk;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Query;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.measurement.Outcome;

/**
 * A customer of the lessons. Lessons are selected from the loaded groups, and created in groups of
 * ten that belong to this customer alone. Where the mix deletes, a group is deleted as soon as it
 * has its ten lessons.
 */
final class LessonCustomer implements Customer {

  private static final int CREATE = Interaction.CREATE_LESSON.ordinal();
  private static final int SELECT = Interaction.SELECT_LESSONS.ordinal();
  private static final int DELETE = Interaction.DELETE_LESSONS.ordinal();

  private static final Purpose LOADED_GROUP = Purpose.ofApplication(0);
  private static final Purpose NEW_GROUP = Purpose.ofApplication(1);

  /** Groups of customers are drawn from so many that two hardly ever have the same. */
  private static final int FIRST_OF_CUSTOMERS = 100_000_000;

  private final Surroundings surroundings;
  private final Draws draws;
  private final Walk walk;
  private final boolean deletes;
  private int group;
  private int created;
  private PageRequest current;

  LessonCustomer(Surroundings surroundings, Draws draws) {
    this.surroundings = surroundings;
    this.draws = draws;
    TransitionTable table = surroundings.table();
    deletes = table.effective(CREATE, DELETE) > 0;
    int first = table.effective(CREATE, SELECT) > 0 ? SELECT : CREATE;
    walk = new Walk(table, first);
    beginGroup();
    current = request(first);
  }

  private void beginGroup() {
    group = draws.of(NEW_GROUP).nextInt(FIRST_OF_CUSTOMERS, Integer.MAX_VALUE);
    created = 0;
  }

  @Override
  public PageRequest firstPage() {
    return current;
  }

  @Override
  public PageRequest nextPage(PageScan page, Outcome outcome) {
    if (outcome == Outcome.REFUSED) {
      return current;
    }
    if (outcome != Outcome.OK) {
      return afterFailure();
    }
    created += walk.current() == CREATE ? 1 : 0;
    boolean isFull = created == LessonRules.LESSONS_OF_GROUP;
    if (walk.current() == DELETE || isFull && !deletes) {
      beginGroup();
    }
    int step = walk.drawPossible(this::isNext, draws.of(Purpose.STEP), surroundings.audit());
    walk.enter(step, current);
    current = request(step);
    return current;
  }

  private boolean isNext(int step) {
    return step == SELECT || (step == DELETE) == (created == LessonRules.LESSONS_OF_GROUP);
  }

  /** Begins again in another group, where the mix creates. */
  @Override
  public PageRequest afterFailure() {
    walk.start();
    beginGroup();
    current = request(walk.current());
    return current;
  }

  private PageRequest request(int interaction) {
    if (interaction == SELECT) {
      int loaded = 1 + draws.of(LOADED_GROUP).nextInt(surroundings.target().items());
      return surroundings.paths().link(SELECT, new Query().with("group", loaded));
    }
    Query query = new Query().with("group", group);
    return surroundings
        .paths()
        .form(interaction, interaction == CREATE ? query.with("title", "A new lesson") : query);
  }
}
