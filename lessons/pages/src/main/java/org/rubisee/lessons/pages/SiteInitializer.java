package org.rubisee.lessons.pages;

import jakarta.servlet.ServletContainerInitializer;
import jakarta.servlet.ServletContext;
import java.util.Arrays;
import java.util.Set;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.Rejection;
import org.rubisee.lessons.model.UseCases;
import org.rubisee.pages.SiteDeployment;
import org.rubisee.pages.small.SmallSite;

/** Deploys the lessons when the WAR that carries this archive starts. */
public final class SiteInitializer implements ServletContainerInitializer {

  @Override
  public void onStartup(Set<Class<?>> noClasses, ServletContext context) {
    UseCases useCases = SiteDeployment.useCases(UseCases.class, context);
    new SmallSite("lessons", LessonForms.ENTRANCE, SiteInitializer.class)
        .deploy(
            context,
            Rejection.TICKET_INVALID,
            site ->
                Arrays.stream(Interaction.values())
                    .map(interaction -> new LessonServlet(site, useCases, interaction))
                    .toList());
  }
}
