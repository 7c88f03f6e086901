package org.rubisee.lessons.localinterfaces;

import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.lessons.model.Lessons;
import org.rubisee.lessons.model.UseCases;
import org.rubisee.logic.PageBudget;

/** The session bean of the application tier. */
public final class LocalInterfacesUseCases implements UseCases {
  private final ApplicationBeans beans =
      ApplicationBeans.of(
          "lessons-local-interfaces", System.getProperties(), PageBudget::requireTime);

  @Override
  public Lessons lessons() {
    return beans.session("facades", "Lessons", Lessons.class);
  }
}
